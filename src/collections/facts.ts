import * as z from 'zod';
import {joinFigures} from '../lib/format';
import {record} from './define';
import type {LocalDate, LocalNumber} from './values';

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
  example: `
- id: downloads
  kind: count   # count, rounded, rupees, dollars, date or text
  value: 100000
  short: {en: 100K+, ne: १ लाख+}   # leave the line out when there is none
  asOf: 2024-12-18                 # the day on which it was right; leave the line out when it never changes
  disagrees: The press page still says fifty thousand.   # what the owner must settle; leave the line out otherwise
- id: fee
  kind: rupees
  value: 1999
- id: cloud-credit
  kind: dollars
  value: 125000
- id: ios-release
  kind: date
  value: 2024-11-08
- id: calling-hours
  kind: text
  value: {en: 10 AM to 5 PM, ne: बिहान १० देखि साँझ ५ बजेसम्म}
`,
  schema: (field) => {
    const about = {
      id: field.id,
      short: field.text.optional(),
      asOf: field.date.optional(),
      disagrees: field.line.optional(),
    };
    return z
      .discriminatedUnion('kind', [
        z.strictObject({...about, kind: z.literal('count'), value: field.count}),
        z.strictObject({...about, kind: z.literal('rounded'), value: field.rounded}),
        z.strictObject({...about, kind: z.literal('rupees'), value: field.rupees}),
        z.strictObject({...about, kind: z.literal('dollars'), value: field.dollars}),
        z.strictObject({...about, kind: z.literal('date'), value: field.date}),
        z.strictObject({...about, kind: z.literal('text'), value: field.text}),
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
