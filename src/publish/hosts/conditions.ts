/* The conditions of a request: https://www.rfc-editor.org/rfc/rfc9110#section-13 */

const tagsIn = (field: string): string[] => field.match(/(?:W\/)?"[^"]*"/g) ?? [];

const withoutWeak = (tag: string) => tag.replace(/^W\//, '');

/** A date of HTTP as a number; otherwise NaN, which is neither earlier nor later than any number. */
function timeOf(field: string | null): number {
  const time = Date.parse(field ?? '');
  return new Date(time).toUTCString() === field ? time : NaN;
}

/**
 * @param found the headers of the file as it would be sent
 * @returns the status in place of that answer, or undefined
 */
export function unmetCondition(asked: Headers, found: Headers): 304 | 412 | undefined {
  const etag = found.get('etag') ?? '';
  const modified = timeOf(found.get('last-modified'));
  const match = asked.get('if-match');
  const isOther =
    match === null
      ? modified > timeOf(asked.get('if-unmodified-since'))
      : match !== '*' && !(etag.startsWith('"') && tagsIn(match).includes(etag));
  if (isOther) return 412;
  const noneMatch = asked.get('if-none-match');
  const isSame =
    noneMatch === null
      ? modified <= timeOf(asked.get('if-modified-since'))
      : noneMatch === '*' || tagsIn(noneMatch).map(withoutWeak).includes(withoutWeak(etag));
  return isSame ? 304 : undefined;
}
