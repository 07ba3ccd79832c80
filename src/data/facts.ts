import * as z from 'zod';
import {formatDays, formatHours, joinFigures} from 'nepali-text/format';
import {say} from 'content/say';
import {recordContract} from 'content/lists/contract';
import type {LocalDate, LocalHour} from 'content/lists/pageValues';
import {issue} from 'content/lists/rules';

/** In the order of the numbers of JavaScript's `getDay`. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** A fact, with the parts of a date or of hours, and the numbers of their days: 0 is Sunday. */
export interface FactEntry extends Partial<LocalDate> {
  id: string;
  text: string;
  /** A shorter way to write it, for a headline: 100K+. */
  short?: string;
  from?: LocalHour;
  to?: LocalHour;
  days?: readonly number[];
  /** The day on which the figure was right. */
  asOf?: LocalDate;
}

export const facts = recordContract({
  schema: (field) => {
    const id = field.id;
    const about = {
      short: field.text.optional(),
      asOf: field.date.optional(),
      disagrees: field.line.optional(),
    };
    const hours = z
      .strictObject({
        from: field.hour,
        to: field.hour,
        days: z.array(z.enum(WEEKDAYS)).min(1).optional(),
      })
      // In this form an invalid time, which has no minutes, gets no second message.
      .refine(({from, to}) => !(from.minutes >= to.minutes), issue(say('hour.order')))
      .transform(({from, to, days: names}) => {
        const days = names?.map((name) => WEEKDAYS.indexOf(name));
        const times = formatHours(from.time, to.time, field.locale);
        const text = days ? `${formatDays(days, field.locale)}, ${times}` : times;
        return {text, from, to, days};
      });
    return z
      .discriminatedUnion('kind', [
        z.strictObject({id, kind: z.literal('count'), value: field.count, ...about}),
        z.strictObject({id, kind: z.literal('rounded'), value: field.rounded, ...about}),
        z.strictObject({id, kind: z.literal('rupees'), value: field.rupees, ...about}),
        z.strictObject({id, kind: z.literal('dollars'), value: field.dollars, ...about}),
        z.strictObject({id, kind: z.literal('date'), value: field.date, ...about}),
        z.strictObject({id, kind: z.literal('hours'), value: hours, ...about}),
        z.strictObject({id, kind: z.literal('text'), value: field.text, ...about}),
      ])
      .transform(({id, value, short, asOf}): FactEntry => ({
        id,
        ...(typeof value === 'string' ? {text: joinFigures(value)} : value),
        short: short && joinFigures(short),
        asOf,
      }));
  },
});
