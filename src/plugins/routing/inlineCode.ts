const TAG = /<([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Data for machines, which a browser never runs. */
const DATA = /^application\/(?:[a-z]+\+)?json$/i;

/** What a page carries in itself that a content policy has to allow or forbids. */
export interface InlineCode {
  /** The text of every inline script. */
  scripts: string[];
  /** The text of every inline style sheet. */
  styles: string[];
  /** What no policy of this site allows, each in words for a message. */
  forbidden: string[];
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return found;
}

/** The elements of a finished page, scripts and style sheets with their text. */
export function inlineCode(html: string): InlineCode {
  const code: InlineCode = {scripts: [], styles: [], forbidden: []};
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [, name = '', rest = ''] = tag;
    const element = name.toLowerCase();
    const attributes = attributesOf(rest);
    for (const [attribute, value] of attributes) {
      if (/^on[a-z]|^style$/.test(attribute)) code.forbidden.push(`the attribute ${attribute}`);
      if (/^\s*javascript:/i.test(value)) code.forbidden.push(`an address "${value.slice(0, 30)}"`);
    }
    if (element !== 'script' && element !== 'style') continue;

    const end = html.slice(TAG.lastIndex).search(new RegExp(`</${element}`, 'i'));
    const text = html.slice(TAG.lastIndex, end < 0 ? undefined : TAG.lastIndex + end);
    TAG.lastIndex += text.length;
    if (element === 'style') code.styles.push(text);
    const isData = DATA.test(attributes.get('type') ?? '');
    if (element === 'script' && !attributes.has('src') && !isData) code.scripts.push(text);
  }
  return code;
}
