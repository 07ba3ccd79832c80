/**
 * Whether an SPDX expression can be met with the licences that are allowed: one side of every OR,
 * both sides of every AND, which binds closer. What cannot be read is not allowed.
 */
export function isAllowedLicence(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.replace(/[()]/g, ' $& ').trim().split(/\s+/);
  let at = 0;
  let isWhole = true;

  function one(): boolean {
    const word = words[at++] ?? '';
    if (word !== '(') {
      if (!/^[\w.+-]+$/.test(word)) isWhole = false;
      return allowed.has(word);
    }
    const inside = either();
    if (words[at++] !== ')') isWhole = false;
    return inside;
  }
  function both(): boolean {
    let all = one();
    while (words[at] === 'AND') {
      at++;
      all = one() && all;
    }
    return all;
  }
  function either(): boolean {
    let any = both();
    while (words[at] === 'OR') {
      at++;
      any = both() || any;
    }
    return any;
  }

  const answer = either();
  return answer && isWhole && at === words.length;
}
