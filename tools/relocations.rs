//! The build script. It makes the linker keep relocations in the page's program. With these, tools/bind splits the program
//! into a part that is needed at once and parts that are loaded later.

fn main() {
    println!("cargo::rerun-if-changed=tools/relocations.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
