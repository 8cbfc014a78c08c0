//! The filters of the list, as three fields beside each other.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::session::library::{LibraryAction, LibraryFilter, OwnResult};
use crate::ui::scene::library::FilterView;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub filters: [FilterView; 3],
    pub filter: LibraryFilter,
    pub on_action: Callback<LibraryAction>,
}

/// Sets one of the filters to a value, or to none.
type SetFilter = fn(LibraryFilter, Option<String>) -> LibraryFilter;

/// The fields, in the order of [`Props::filters`]: handle, label, the choice that shows everything, and what a choice sets.
const FIELDS: [(&str, &str, &str, SetFilter); 3] = [
    ("filter-result", "filter-result", "filter-any-result", |filter, value| LibraryFilter {
        standing: OwnResult::ALL.into_iter().find(|it| Some(it.name()) == value.as_deref()),
        ..filter
    }),
    ("filter-opponent", "filter-opponent", "filter-anybody", |filter, opponent| LibraryFilter { opponent, ..filter }),
    ("filter-game", "filter-game", "filter-any-game", |filter, game| LibraryFilter { game, ..filter }),
];

#[component]
pub fn Filters(props: &Props) -> Html {
    html! {
        <div class="filters" role="group" aria-label={words::text("filters")}>
            { for FIELDS.into_iter().zip(&props.filters).map(|((action, says, all, set), view)| {
                let (on_action, filter) = (props.on_action.clone(), props.filter.clone());
                let values: Vec<String> = view.choices.iter().map(|choice| choice.value.clone()).collect();
                let onchange = Callback::from(move |event: Event| {
                    let Some(field) = event.target_dyn_into::<HtmlSelectElement>() else { return };
                    // The first choice shows everything.
                    let place = usize::try_from(field.selected_index()).unwrap_or(0);
                    let value = place.checked_sub(1).and_then(|place| values.get(place).cloned());
                    on_action.emit(LibraryAction::Filter(Box::new(set(filter.clone(), value))));
                });
                html! {
                    <label class={classes!(view.chosen.is_some().then_some("on"))}>
                        <span class="legend">{ words::text(says) }</span>
                        <select data-action={action} {onchange}>
                            <option value="" selected={view.chosen.is_none()}>{ words::text(all) }</option>
                            { for view.choices.iter().enumerate().map(|(place, choice)| html! {
                                <option key={choice.value.clone()} value={choice.value.clone()} selected={view.chosen == Some(place)}>{ &choice.label }</option>
                            }) }
                            if !view.more.is_empty() {
                                <option disabled=true>{ &view.more }</option>
                            }
                        </select>
                    </label>
                }
            }) }
        </div>
    }
}
