//! The options that an engine offers in its answer to `uci`. An engine ignores a wrong one, often without a word, and
//! would then play with other settings than those of the match.

use super::texts;

/// Name of the option for the variant.
pub const VARIANT: &str = "UCI_Variant";

/// An option that an engine offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOption {
    name: String,
    values: OfferedValues,
}

/// The values of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
enum OfferedValues {
    /// `true` or `false`.
    Check,
    /// A number in a range.
    Spin(Option<i64>, Option<i64>),
    /// One of these.
    Combo(Vec<String>),
    /// No value.
    Button,
    /// Any text.
    Any,
}

impl OfferedOption {
    /// Reads a line such as `option name Hash type spin default 16 min 1 max 1024`.
    pub fn read(line: &str) -> Option<OfferedOption> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let rest = words.strip_prefix(&["option", "name"])?;
        let cut = rest.iter().position(|word| *word == "type")?;
        let (name, rest) = (rest[..cut].join(" "), &rest[cut + 1..]);
        let number =
            |name: &str| rest.iter().position(|word| *word == name).and_then(|at| rest.get(at + 1)?.parse().ok());
        let values = match *rest.first()? {
            "check" => OfferedValues::Check,
            "spin" => OfferedValues::Spin(number("min"), number("max")),
            "combo" => {
                OfferedValues::Combo(rest.split(|word| *word == "var").skip(1).map(|words| words.join(" ")).collect())
            }
            "button" => OfferedValues::Button,
            _ => OfferedValues::Any,
        };
        Some(OfferedOption { name, values })
    }

    /// Returns true if this is the option's name. The case of letters does not count.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Returns what was expected, unless the option can have this value.
    fn check(&self, value: &str) -> Result<(), String> {
        let is = |known: &str| known.eq_ignore_ascii_case(value);
        match &self.values {
            OfferedValues::Check if !is("true") && !is("false") => Err(texts::TRUE_OR_FALSE.to_owned()),
            OfferedValues::Spin(least, most) => {
                let fits =
                    |value: i64| least.is_none_or(|least| value >= least) && most.is_none_or(|most| value <= most);
                if value.parse().is_ok_and(fits) { Ok(()) } else { Err(texts::whole_number(*least, *most)) }
            }
            OfferedValues::Combo(known) if !known.is_empty() && !known.iter().any(|known| is(known)) => {
                Err(known.join(", "))
            }
            _ => Ok(()),
        }
    }
}

/// Returns the command that sets an option of an engine, or why the engine cannot have it.
pub fn command(offered: &[OfferedOption], name: &str, value: &str) -> Result<String, String> {
    let option = offered.iter().find(|option| option.is_named(name)).ok_or_else(|| texts::no_option(name))?;
    option.check(value).map_err(|expected| texts::no_such_value(&option.name, value, &expected))?;
    let name = &option.name;
    Ok(match option.values {
        OfferedValues::Button => format!("setoption name {name}"),
        _ => format!("setoption name {name} value {value}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_one_that_the_engine_offers() {
        let lines = [
            "id name X",
            "option name Hash type spin default 16 min 1 max 1024",
            "option name Clear Hash type button",
            "option name Skill  type combo default very low var very low var high",
            "option name Ponder type check default false",
            "option name UCI_Variant type string default chess",
            "option name Offset type spin default 0",
            "option name Broken",
            "uciok",
        ];
        let offered: Vec<OfferedOption> = lines.into_iter().filter_map(OfferedOption::read).collect();
        assert_eq!(offered.len(), 6);
        for (name, value, line) in [
            ("hash", "1024", "setoption name Hash value 1024"),
            ("clear hash", "", "setoption name Clear Hash"),
            ("Skill", "Very low", "setoption name Skill value Very low"),
            ("Ponder", "True", "setoption name Ponder value True"),
            ("UCI_Variant", "hole", "setoption name UCI_Variant value hole"),
            ("Offset", "-5", "setoption name Offset value -5"),
        ] {
            assert_eq!(command(&offered, name, value).as_deref(), Ok(line));
        }
        for (name, value, why) in [
            ("Hahs", "1", "it has no option \"Hahs\""),
            ("Broken", "1", "it has no option \"Broken\""),
            ("HASH", "0", "its option \"Hash\" cannot be \"0\": expected a number from 1 to 1024"),
            ("Hash", "1025", "its option \"Hash\" cannot be \"1025\": expected a number from 1 to 1024"),
            ("Hash", "much", "its option \"Hash\" cannot be \"much\": expected a number from 1 to 1024"),
            ("Offset", "x", "its option \"Offset\" cannot be \"x\": expected a number"),
            ("Skill", "low", "its option \"Skill\" cannot be \"low\": expected very low, high"),
            ("Ponder", "1", "its option \"Ponder\" cannot be \"1\": expected true or false"),
        ] {
            assert_eq!(command(&offered, name, value), Err(why.to_owned()));
        }
    }
}
