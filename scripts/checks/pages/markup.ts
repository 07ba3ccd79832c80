/** How Markdown with components is written, as far as the check must know it. */

export const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;
/** The comment that gives a heading its id. */
export const ID_COMMENT = /^\{\/\*\s*#[\w-]+\s*\*\/\}$/;
/** marks, words, id */
export const HEADING = /^(#{1,6})[ \t]+(.*?)(?:[ \t]*\{\/\*\s*#([\w-]+)\s*\*\/\})?[ \t]*$/gm;
/** An opening tag of a component: its name begins with a capital. name, attributes */
export const TAG = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*\/?>/g;
/** The end of [words](target): the target */
export const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
/** name, from */
export const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+)['"].*$/gm;

/** As many lines with nothing on them, so that what follows keeps its line. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The same for something in a sentence: it still ends like a word, so that nothing seems to follow a space. */
export function blankWord(text: string): string {
  return `${blank(text.slice(0, -1))}…`;
}
