import * as z from 'zod';
import {joinFigures} from 'nepali-text/format';
import {record} from 'docusaurus-plugin-collections/contracts/define';
import type {LocalDate, LocalNumber} from 'docusaurus-plugin-collections/contracts/values';

export interface Fact {
  id: string;
  text: string;
  /** The number of a fact of kind `count`, for plural forms. */
  count?: number;
  /** A shorter way to write it, for a headline: 100K+. */
  short?: string;
  /** The day as year-month-day, where the fact is a date. */
  iso?: string;
  /** See LocalDate. */
  gregorian?: string;
  /** The day on which the figure was right. */
  asOf?: LocalDate;
}

export const facts = record({
  schema: (field) => {
    const id = field.id;
    const about = {
      short: field.text.optional(),
      asOf: field.date.optional().describe('the day on which it was right'),
      disagrees: field.line.optional().describe('what the owner must settle'),
    };
    return z
      .discriminatedUnion('kind', [
        z.strictObject({id, kind: z.literal('count'), value: field.count, ...about}),
        z.strictObject({id, kind: z.literal('rounded'), value: field.rounded, ...about}),
        z.strictObject({id, kind: z.literal('rupees'), value: field.rupees, ...about}),
        z.strictObject({id, kind: z.literal('dollars'), value: field.dollars, ...about}),
        z.strictObject({id, kind: z.literal('date'), value: field.date, ...about}),
        z.strictObject({id, kind: z.literal('text'), value: field.text, ...about}),
      ])
      .transform(({id, kind, value, short, asOf}): Fact => ({
        id,
        ...written(value),
        ...(kind === 'count' && {count: value.value}),
        short: short && joinFigures(short),
        asOf,
      }));
  },
});

function written(value: string | LocalDate | LocalNumber): Pick<Fact, 'text'> & Partial<LocalDate> {
  if (typeof value === 'string') return {text: joinFigures(value)};
  return 'iso' in value ? value : {text: value.text};
}
