import type {PageModel} from '../../protocol';
import {freeName, slug} from '../slug';

/** The address of a new heading: its English words, in a form that no heading of the page has yet. */
export function headingId(english: string, {blocks}: PageModel): string {
  const taken = new Set(
    blocks.flatMap(({texts, section}) => [
      section,
      ...[...(texts.en ?? '').matchAll(/#([\w-]+)/g)].map(([, id]) => id),
    ]),
  );
  return freeName(slug(english) || 'section', (name) => taken.has(name));
}
