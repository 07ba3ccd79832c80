/** A label in both languages: `Agreement / सहमतिपत्र`. */
const inBoth = (parts: Iterable<Element>): string =>
  [...parts].map(({textContent}) => textContent!.trim()).join(' / ');

/**
 * The sheet as a message: its heading, and a line for each field with its label in both
 * languages. Empty fields are there, too, to be filled in by the other person.
 */
export function agreementText(sheet: Element): string {
  const lines = [...sheet.querySelectorAll('dl > div')].map(
    (row) => `${inBoth(row.querySelectorAll('dt'))}: ${row.querySelector('dd')!.textContent!}`,
  );
  return [inBoth(sheet.querySelector('h2')!.children), ...lines]
    .map((line) => line.trim())
    .join('\n');
}
