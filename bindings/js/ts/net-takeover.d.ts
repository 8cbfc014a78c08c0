// Made by build.mjs.
declare const text: string;
export default text;
