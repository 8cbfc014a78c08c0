//! Plural categories of the Unicode CLDR for whole numbers
//! (<https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>).

/// Returns the category of a number in a language: `one`, `few`, `many` or `other`. The tag may have subtags, as in
/// `pt-BR`.
///
/// ```
/// use hostage_chess::words::plural::category;
/// assert_eq!([1, 2, 5, 21].map(|number| category("ru", number)), ["one", "few", "many", "one"]);
/// assert_eq!([0, 1, 2].map(|number| category("fr", number)), ["one", "one", "other"]);
/// ```
pub fn category(tag: &str, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    let language = tag.split_once('-').map_or(tag, |(language, _)| language);
    match (language, number) {
        ("ja" | "zh", _) => "other",
        ("ru", _) => match (number % 10, number % 100) {
            (1, tens) if tens != 11 => "one",
            (2..=4, tens) if !(12..=14).contains(&tens) => "few",
            _ => "many",
        },
        ("fr" | "pt", 0 | 1) => "one",
        // English, German, Dutch, the Scandinavian languages, Spanish, Italian.
        (_, 1) => "one",
        ("fr" | "pt" | "es", 1_000_000..) if number.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}
