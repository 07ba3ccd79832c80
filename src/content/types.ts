import type {output, ZodType} from 'zod';
import type {PageCopy} from '@site/src/data/pages';
import type {Collection, Shape} from 'content/lists/contract';
import {facts} from './facts';
import {fonts} from './fonts';
import * as lists from './lists';
import {media} from './media';
import {milestones} from './milestones';
import {mission} from './mission';
import {navigation} from './navigation';
import {site} from './site';
import {videos} from './videos';

/** The contract of each list of src/data: `team` is that of src/data/team.yml. */
export const collections = {
  ...lists,
  ...{facts, fonts, media, milestones, mission, navigation, site, videos},
} satisfies Readonly<Record<string, Collection>>;

type Collections = typeof collections;

type PageData<Schema extends ZodType, ListShape extends Shape> = {
  list: output<Schema>[];
  record: Record<string, output<Schema>>;
  map: output<Schema>;
}[ListShape];

/** What a page gets from `@site/src/data/<name>.yml`: one locale, with dates and numbers formatted. */
export type Data<Name extends keyof Lists> = Lists[Name];

export type Lists = {
  [Name in keyof Collections]: PageData<
    ReturnType<Collections[Name]['schema']>,
    Collections[Name]['shape']
  >;
} & PageCopy;

export type {Rich} from 'content/lists/texts';
export type {Fact} from './facts';
export type {Country, LocalDate, LocalNumber, PictureFiles} from 'content/lists/contract';
