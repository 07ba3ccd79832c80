/** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API; not in every browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createHTML: (html: string) => string},
  ): {createHTML: (html: string) => string};
}

const policy = (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
});

// React writes HTML again when it is another object, even of the same text.
const trusted = new Map<string, string>();

/**
 * HTML that the build or a library of ours has made, for `innerHTML` under the content policy. Never
 * call it with what a visitor typed or an address holds.
 *
 * @returns a TrustedHTML where the browser has Trusted Types, else the same string
 */
export function trustedHtml(html: string): string {
  if (!policy) return html;
  const known = trusted.get(html) ?? policy.createHTML(html);
  trusted.set(html, known);
  return known;
}
