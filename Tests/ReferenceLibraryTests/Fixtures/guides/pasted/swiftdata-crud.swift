import SwiftUI
import SwiftData

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var notes: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  init(name: String, start: Date = .now) { self.name = name; self.start = start }
}

@Model
final class Stop {
  var title: String
  var trip: Trip?
  @Transient var isSelected = false
  init(title: String) { self.title = title }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
  @State private var path: [Trip] = []
  @State private var search = ""

  var body: some View {
    NavigationStack(path: $path) {
      FilteredTrips(search: search)
        .navigationTitle("Trips")
        .navigationDestination(for: Trip.self) { trip in TripEditor(trip: trip) }
        .searchable(text: $search, prompt: "Find a trip")
        .toolbar {
          Button("Add", systemImage: "plus") {
            let trip = Trip(name: "New")
            context.insert(trip)
            path = [trip]
          }
        }
        .overlay { if trips.isEmpty { ContentUnavailableView.search(text: search) } }
    }
  }
}

struct FilteredTrips: View {
  @Environment(\.modelContext) var modelContext
  @Query var trips: [Trip]

  init(search: String) {
    _trips = Query(
      filter: #Predicate { trip in
        if search.isEmpty { return true } else { return trip.name.localizedStandardContains(search) }
      }, sort: [SortDescriptor(\Trip.name), SortDescriptor(\Trip.start, order: .reverse)], animation: .default)
  }

  var body: some View {
    List {
      ForEach(trips) { trip in
        NavigationLink(value: trip) {
          VStack(alignment: .leading) {
            Text(trip.name).font(.headline)
            Text(trip.start.formatted(date: .long, time: .shortened))
          }
        }
      }
      .onDelete(perform: delete)
    }
  }

  func delete(_ indexSet: IndexSet) {
    for index in indexSet { modelContext.delete(trips[index]) }
    try? modelContext.save()
  }
}

struct TripEditor: View {
  @Bindable var trip: Trip
  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      DatePicker("Start", selection: $trip.start, in: Date.now..., displayedComponents: .date)
      Section("Stops") {
        ForEach(trip.stops) { stop in Text(stop.title) }
      }
    }
    .navigationTitle($trip.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  do {
    let config = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Trip.self, configurations: config)
    let trip = Trip(name: "Rome")
    container.mainContext.insert(trip)
    return TripEditor(trip: trip).modelContainer(container)
  } catch {
    return Text("Failed: \(error.localizedDescription)")
  }
}
