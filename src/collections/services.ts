import * as z from 'zod';
import type {Template} from '../lib/fill';
import {text} from './copy';
import {list} from './define';
import {type Fields, TRADES} from './fields';

const withCity = (field: Fields) =>
  field.copy(text('city')) as unknown as z.ZodType<Template<'city'>>;

export const services = list({
  least: {all: 22},
  example: `
- id: mason
  name: {en: Mason, ne: डकर्मी}
  icon: hammer   # a picture in src/icons/trades
  people: {en: 'Masons in {city}', ne: '{city} डकर्मी'}   # the heading of the page
  wanted: {en: I am looking for a mason., ne: म डकर्मी खोज्दै छु।}   # the message without a city
  where: {en: 'I am looking for a mason in {city}.', ne: 'म {city} डकर्मी खोज्दै छु।'}   # with one
  also: {en: 'bricklayer, brick wall', ne: 'राजमिस्त्री, गारो'}   # other words for it, for the search
  description: {en: How to find a mason., ne: डकर्मी कसरी खोज्ने।}   # for search engines
  lead: {en: Walls and floors., ne: गारो र भुइँ।}   # what they do
  meeting: come   # the heading of the advice: come, work or buy
  before:   # what to say and to agree on before they come
    - {en: Say how long the wall is., ne: 'गारो कति लामो हो, भन्नुहोस्।'}
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      icon: field.drawing(TRADES),
      people: withCity(field),
      wanted: field.text,
      where: withCity(field),
      also: field.text,
      description: field.text,
      lead: field.text,
      meeting: z.enum(['come', 'work', 'buy']),
      before: z.array(field.text).min(1),
    }),
});
