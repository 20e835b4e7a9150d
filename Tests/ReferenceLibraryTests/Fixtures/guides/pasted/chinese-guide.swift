import SwiftUI

enum 路由: Hashable, Codable {
  case 商品(编号: Int)
  case 订单, 设置
}

@Observable
class 导航器 {
  var 路径 = NavigationPath()
  private let 存储位置 = URL.documentsDirectory.appending(path: "路径.json")

  init() {
    if let 数据 = try? Data(contentsOf: 存储位置),
      let 解码 = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: 数据)
    {
      路径 = NavigationPath(解码)
    }
  }

  func 保存() {
    guard let 可编码 = 路径.codable else { return }
    do {
      try JSONEncoder().encode(可编码).write(to: 存储位置)
    } catch {
      print("保存失败：\(error)")
    }
  }
}

struct 内容视图: View {
  @State private var 导航 = 导航器()
  @Environment(\.scenePhase) private var 阶段

  var body: some View {
    NavigationStack(path: $导航.路径) {
      List {
        Section("商品") {
          ForEach(1..<5) { 编号 in
            NavigationLink("商品 \(编号)", value: 路由.商品(编号: 编号))
          }
        }
        Section {
          NavigationLink(value: 路由.设置) { Label("设置", systemImage: "gear") }
        } header: {
          Text("其他")
        } footer: {
          Text("共 \(导航.路径.count) 页").font(.footnote)
        }
      }
      .navigationDestination(for: 路由.self) { 目标 in
        switch 目标 {
        case .商品(let 编号): Text("商品 \(编号)")
        case .订单: Text("订单")
        case .设置: Text("设置")
        }
      }
    }
    .onChange(of: 阶段) { _, 新 in
      if 新 == .background { 导航.保存() }
    }
  }
}
