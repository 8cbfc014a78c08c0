//! The rules pages as data: the sections and the position of each diagram. Their texts are in the catalogues.

use crate::words;

/// The rules page of one game.
pub struct Chapter {
    pub variant: &'static str,
    id: &'static str,
    intro: &'static str,
    credit: &'static str,
    pub sections: &'static [RulesSection],
}

/// One section of a rules page.
pub struct RulesSection {
    /// Its name in the catalogues.
    pub id: &'static str,
    paragraphs: [&'static str; 5],
    task: &'static str,
    /// The rules of its diagram, if they are not those of the chapter.
    rules: Option<&'static str>,
    /// The position of its diagram.
    pub fen: &'static str,
}

impl Chapter {
    pub fn title(&self) -> &'static str {
        words::text(self.id)
    }

    pub fn intro(&self) -> &'static str {
        words::text(self.intro)
    }

    /// The rules of a section's diagram.
    pub fn rules_of(&self, section: &RulesSection) -> &'static str {
        section.rules.unwrap_or(self.variant)
    }

    /// The last paragraph, which names the inventor.
    pub fn credit(&self) -> &'static str {
        words::text(self.credit)
    }
}

impl RulesSection {
    pub fn title(&self) -> &'static str {
        words::text(self.id)
    }

    /// The paragraphs, one to five of them.
    pub fn paragraphs(&self) -> impl Iterator<Item = &'static str> {
        self.paragraphs.into_iter().filter_map(words::text_if_any)
    }

    /// The task below the diagram.
    pub fn task(&self) -> &'static str {
        words::text(self.task)
    }
}

macro_rules! chapter {
    ($variant:literal, $id:literal, $sections:expr) => {
        Chapter {
            variant: $variant,
            id: $id,
            intro: concat!($id, ".intro"),
            credit: concat!($id, ".credit"),
            sections: $sections,
        }
    };
}

macro_rules! section {
    ($id:literal, $fen:literal) => {
        section!($id, None, $fen)
    };
    ($id:literal, $rules:expr, $fen:literal) => {
        RulesSection {
            id: $id,
            paragraphs: [
                concat!($id, ".text"),
                concat!($id, ".more"),
                concat!($id, ".third"),
                concat!($id, ".fourth"),
                concat!($id, ".fifth"),
            ],
            task: concat!($id, ".task"),
            rules: $rules,
            fen: $fen,
        }
    };
}

pub const CHAPTERS: &[Chapter] = &[
    chapter!("hostage", "chapter-hostage", HOSTAGE),
    chapter!("takeover-41", "chapter-takeover", TAKEOVER),
    chapter!("hole", "chapter-hole", HOLE),
    chapter!("messenger", "chapter-messenger", MESSENGER),
];

const HOSTAGE: &[RulesSection] = &[
    section!("lesson-hostage-prison", "r1bqk2r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R2QK2R[B#Bb] w KQkq - 0 9"),
    section!("lesson-hostage-exchange", "r1bqk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R1BQK2R[#NBPnbp] w KQkq - 0 9"),
    section!("lesson-hostage-drop", "6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30"),
    section!("lesson-hostage-promotion", "8/1P3k2/8/8/8/8/5PPP/6K1[#QN] w - - 0 30"),
    section!("lesson-hostage-frozen", "4k3/8/8/8/8/8/3p4/R3K3[#] w Q - 0 30"),
    section!("lesson-hostage-thawing", "4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 30"),
    section!("lesson-hostage-pseudo-check", "6rk/6pp/8/8/8/8/3p1PPP/4K3[#Nn] w - - 0 30"),
    section!("lesson-hostage-endings", "7k/8/5K2/8/8/8/8/6Q1[#] w - - 0 60"),
    section!("lesson-hostage-variants", Some("hostage-pierce"), "4k3/8/8/8/8/8/3p4/R3K3[#] w Q - 0 30"),
];

const TAKEOVER: &[RulesSection] = &[
    section!("lesson-takeover-men", "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 1"),
    section!("lesson-takeover-taking-over", "*3k1*/*5*/7/7/1R1b2n/*5*/*3K1* w - - 0 20"),
    section!("lesson-takeover-pawns", "*3k1*/*1p3*/3P3/7/7/*5*/*3K1* w - - 0 20"),
    section!("lesson-takeover-knights", "*3k1*/*5*/1r3r1/1p2p2/2M1N2/*5*/*3K1* w - - 0 20"),
    section!("lesson-takeover-king", "*3k1*/*5*/7/5b1/7/*1np2*/*2K2* w - - 0 20"),
    section!("lesson-takeover-endings", "*4k*/*1Q3*/4K2/7/7/*5*/*5* w - - 0 30"),
    section!("lesson-takeover-variants", "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 20"),
];

const HOLE: &[RulesSection] = &[
    section!("lesson-hole-men", "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1"),
    section!("lesson-hole-pull", "***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 20"),
    section!("lesson-hole-king", "***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 0 20"),
    section!("lesson-hole-endings", "***1***/**3**/*5*/3*3/1k3R1/7/3*3/*5*/**3**/***K*** w - - 0 30"),
];

const MESSENGER: &[RulesSection] = &[
    section!("lesson-messenger-courier", "2C5/8/8/8/4k3/8/8/4K3 w - - 0 40"),
    section!("lesson-messenger-two-parts", "4k3/8/8/8/8/8/8/4K1CR w K - 0 20"),
    section!("lesson-messenger-check", "4R2k/5cpp/8/8/8/8/6K1/6C1 b - - 0 30"),
    section!("lesson-messenger-mate", "4R2k/6pp/8/8/8/8/6K1/c5C1 b - - 0 30"),
    section!("lesson-messenger-endings", "1C4k1/5ppp/8/8/8/8/5PPP/1c2R1K1 w - - 0 30"),
    section!("lesson-messenger-variants", Some("messenger-couriers"), "4k3/8/c5C1/1C6/8/R7/8/4K3 w - - 0 30"),
];
