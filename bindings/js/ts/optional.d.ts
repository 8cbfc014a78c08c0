// Made by build.mjs.
/** Functions that import a text of the package. */
type Texts = Record<string, () => Promise<{ default: string }>>;
export const DESIGNS: Texts;
/** Languages besides English. */
export const LANGUAGES: Texts;
