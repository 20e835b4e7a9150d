/// The raw HTML elements that are open inside one container of the page.
struct HTMLBalance {
}
