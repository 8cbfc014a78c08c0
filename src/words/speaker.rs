//! Formats messages with a catalogue: inserts arguments and selects variants.
//!
//! Two functions extend Fluent. `FORM($piece, "the")` inserts another form of a noun, which is an attribute of its
//! message. `LIST($squares, "or")` joins a list with the message `list-or`.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::catalogue::{Catalogue, Sentence};
use super::{names, plural, quote};
use crate::game::message::{Message, Value};
use crate::game::{Colours, Layout};

/// Names of the sides and cells.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    colours: Colours,
    layout: &'a Layout,
}

impl Default for Context<'_> {
    fn default() -> Self {
        Colours::default().into()
    }
}

impl From<Colours> for Context<'_> {
    fn from(colours: Colours) -> Self {
        Context { colours, layout: Layout::square_8x8() }
    }
}

impl<'a> From<&'a Layout> for Context<'a> {
    fn from(layout: &'a Layout) -> Self {
        Context { colours: layout.colours(), layout }
    }
}

type Inline = InlineExpression<&'static str>;
type Args<'a> = &'a [(&'a str, Value)];

/// Maximum nesting of messages. The limit stops messages that refer to each other in a cycle.
const DEEPEST: usize = 12;

/// Puts a separator between the thousands of a number.
pub(super) fn grouped(mut digits: String, separator: &str) -> String {
    let mut place = digits.len();
    while place > 3 {
        place -= 3;
        digits.insert_str(place, separator);
    }
    digits
}

pub(super) fn say(catalogue: &Catalogue, context: Context<'_>, message: &Message) -> String {
    let mut speaker = Speaker { catalogue, context, said: String::new(), depth: 0 };
    speaker.entry(message.id, None, &message.args);
    speaker.said
}

struct Speaker<'a> {
    catalogue: &'a Catalogue,
    context: Context<'a>,
    said: String,
    depth: usize,
}

impl Speaker<'_> {
    /// Inserts a message. If it is missing, inserts its id, so that the gap is noticed.
    fn entry(&mut self, name: &str, form: Option<&str>, args: Args<'_>) {
        let (name, form) = name.split_once('.').map_or((name, form), |(name, form)| (name, Some(form)));
        let catalogue = self.catalogue;
        match catalogue.find(name, form) {
            Some(sentence) if self.depth < DEEPEST => {
                self.depth += 1;
                self.sentence(sentence, args);
                self.depth -= 1;
            }
            _ => self.missing(name),
        }
    }

    fn missing(&mut self, name: &str) {
        self.said.push('{');
        self.said.push_str(name);
        self.said.push('}');
    }

    fn sentence(&mut self, sentence: &Sentence, args: Args<'_>) {
        for element in &sentence.elements {
            match element {
                PatternElement::TextElement { value } => self.said.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, args),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>, args: Args<'_>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, args),
            Expression::Select { selector, variants } => {
                let chosen = self.select(selector, variants, args);
                if let Some(variant) = chosen {
                    self.sentence(&variant.value, args);
                }
            }
        }
    }

    fn inline(&mut self, inline: &Inline, args: Args<'_>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.said.push_str(&unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => self.said.push_str(value),
            InlineExpression::VariableReference { id } => match find(args, id.name) {
                Some(value) => self.value(value, None),
                None => self.missing(id.name),
            },
            InlineExpression::MessageReference { id, attribute } => {
                self.entry(id.name, attribute.as_ref().map(|form| form.name), args);
            }
            InlineExpression::TermReference { id, attribute, .. } => {
                self.entry(&format!("-{}", id.name), attribute.as_ref().map(|form| form.name), args);
            }
            InlineExpression::FunctionReference { id, arguments } => self.function(id.name, arguments, args),
            InlineExpression::Placeable { expression } => self.expression(expression, args),
        }
    }

    fn function(&mut self, name: &str, CallArguments { positional, .. }: &CallArguments<&'static str>, args: Args<'_>) {
        let mut literals = positional.iter().skip(1).map(|inline| match inline {
            InlineExpression::StringLiteral { value } => *value,
            _ => "",
        });
        let subject = match positional.first() {
            Some(InlineExpression::VariableReference { id }) => find(args, id.name),
            _ => None,
        };
        match (name, subject, literals.next()) {
            ("FORM", Some(value), form) => self.value(value, form),
            ("LIST", Some(Value::List(items)), Some(join)) => self.list(items, join, literals.next()),
            _ => self.missing(name),
        }
    }

    fn list(&mut self, items: &[Value], join: &str, form: Option<&str>) {
        let join = format!("list-{join}");
        let last = items.len().saturating_sub(1);
        for (place, item) in items.iter().enumerate() {
            if place > 0 {
                // The last two items may be joined differently.
                self.entry(&join, (place == last).then_some("last"), &[]);
            }
            self.value(item, form);
        }
    }

    /// Inserts a number. Up to four digits, which may be a year or a rating, stay together.
    fn number(&mut self, number: i64) {
        let separator = if number < 10_000 { None } else { self.catalogue.plain("thousands") };
        self.said.push_str(&grouped(number.to_string(), separator.unwrap_or_default()));
    }

    fn value(&mut self, value: &Value, form: Option<&str>) {
        match value {
            Value::Text(text) => self.said.push_str(text),
            Value::Foreign(text) => self.said.push_str(&quote::shown(text)),
            Value::Number(number) => self.number(*number),
            Value::Case(case) => self.said.push_str(case),
            Value::Kind(kind) => self.entry(names::kind_id(*kind), form, &[]),
            Value::Side(side) => self.entry(names::side_id(*side, self.context.colours), form, &[]),
            Value::Piece(piece) => {
                self.entry("piece", form, &[("side", piece.side.into()), ("kind", piece.kind.into())])
            }
            Value::Cell(cell) => self.said.push_str(&self.context.layout.name(*cell)),
            Value::List(items) => self.list(items, "comma", form),
            Value::Message(message) => self.entry(message.id, form, &message.args),
        }
    }

    fn select<'v>(
        &mut self,
        selector: &Inline,
        variants: &'v [Variant<&'static str>],
        args: Args<'_>,
    ) -> Option<&'v Variant<&'static str>> {
        let number = match selector {
            InlineExpression::VariableReference { id } => match find(args, id.name) {
                Some(Value::Number(number)) => Some(*number),
                Some(Value::List(items)) => i64::try_from(items.len()).ok(),
                _ => None,
            },
            _ => None,
        };
        let (exact, case) = match number {
            Some(number) => (number.to_string(), plural::category(self.catalogue.tag(), number).to_owned()),
            None => (String::new(), self.aside(selector, args)),
        };
        let fits = |key: &VariantKey<&'static str>| match key {
            VariantKey::NumberLiteral { value } => *value == exact,
            VariantKey::Identifier { name } => *name == case,
        };
        // An exact number has priority over a plural category.
        let named = variants
            .iter()
            .find(|variant| matches!(variant.key, VariantKey::NumberLiteral { .. }) && fits(&variant.key));
        named
            .or_else(|| variants.iter().find(|variant| fits(&variant.key)))
            .or_else(|| variants.iter().find(|variant| variant.default))
    }

    /// Returns the value of a selector without inserting it.
    fn aside(&mut self, selector: &Inline, args: Args<'_>) -> String {
        let before = self.said.len();
        match selector {
            InlineExpression::VariableReference { id } => match find(args, id.name) {
                Some(Value::Kind(kind)) => {
                    let id = names::kind_id(*kind);
                    self.said.push_str(id.strip_prefix("kind-").unwrap_or(id));
                }
                Some(Value::Side(side)) => self.said.push_str(side.name()),
                Some(Value::Message(message)) => self.said.push_str(message.id),
                Some(value) => self.value(value, None),
                None => {}
            },
            other => self.inline(other, args),
        }
        self.said.split_off(before)
    }
}

fn find<'a>(args: Args<'a>, name: &str) -> Option<&'a Value> {
    args.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}
