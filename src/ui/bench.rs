//! The bench page. It measures the engine's speed in this browser, and its node count shows whether the search is
//! correct.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::bench::{self, BenchProgress};
use crate::engine::client::Client;
use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::words;

/// The greatest depth allowed. A deeper bench would take hours.
const DEEPEST: u32 = 20;

/// The only question that the page asks.
const ID: QuestionId = QuestionId { asker: Asker::Bench, number: 1 };

/// The bench page. It has its own engine, which ends when the page is left.
pub struct Bench {
    engine: Option<Client>,
    depth: NodeRef,
    progress: Option<BenchProgress>,
    fault: Option<String>,
}

pub enum BenchMsg {
    Run,
    Reply(Reply),
}

impl Component for Bench {
    type Message = BenchMsg;
    type Properties = ();

    fn create(_: &Context<Bench>) -> Bench {
        Bench { engine: None, depth: NodeRef::default(), progress: None, fault: None }
    }

    fn update(&mut self, ctx: &Context<Bench>, msg: BenchMsg) -> bool {
        match msg {
            BenchMsg::Run => {
                let depth = self.depth.cast::<HtmlInputElement>().and_then(|input| input.value().parse().ok());
                let depth = depth.unwrap_or(bench::DEPTH).clamp(1, DEEPEST);
                let hear = ctx.link().callback(BenchMsg::Reply);
                let engine = Client::new(move |reply| hear.emit(reply));
                engine.ask(Request::Bench { id: ID, depth });
                *self = Bench { engine: Some(engine), depth: self.depth.clone(), progress: None, fault: None };
            }
            BenchMsg::Reply(Reply::Bench { progress, .. }) => {
                self.progress = Some(progress);
                if progress.is_over() {
                    self.engine = None;
                }
            }
            BenchMsg::Reply(Reply::Error { fault, .. }) => {
                self.fault = Some(words::engine_failed(&fault));
                self.engine = None;
            }
            BenchMsg::Reply(_) => return false,
        }
        true
    }

    fn view(&self, ctx: &Context<Bench>) -> Html {
        let end = self.progress.filter(BenchProgress::is_over);
        let said = match (self.progress, &self.fault) {
            (_, Some(fault)) => fault.clone(),
            (Some(progress), _) if progress.is_over() => words::bench(progress.nodes, progress.speed()),
            (Some(progress), _) => words::bench_progress(progress.done, progress.of),
            (None, _) => String::new(),
        };
        html! {
            <main class="page bench">
                <h2>{ words::text("bench-title") }</h2>
                <p>{ words::text("bench-intro") }</p>
                <p>
                    <label>{ words::text("bench-depth") }{ " " }
                        <input type="number" name="depth" min="1" max={DEEPEST.to_string()} value={bench::DEPTH.to_string()} ref={self.depth.clone()} />
                    </label>
                    { " " }
                    <button type="button" data-action="bench" disabled={self.engine.is_some()} onclick={ctx.link().callback(|_| BenchMsg::Run)}>{ words::text("bench-run") }</button>
                </p>
                <p role="status" data-nodes={end.map(|end| end.nodes.to_string())} data-speed={end.map(|end| end.speed().to_string())}>{ said }</p>
            </main>
        }
    }
}
