//! The page.
fn main() {
    yew::Renderer::<Stub>::new().render();
}
#[yew::component]
fn Stub() -> yew::Html { yew::html! { <main id="app">{"stub"}</main> } }
