import type {output, ZodType} from 'zod';
import type {Collection, Shape} from './define';
import * as registry from './registry';

export const collections = {...registry} satisfies Registry;

/** A set of lists by name. The steps of the pipeline take one, so that tests can bring their own. */
export type Registry = Readonly<Record<string, Collection>>;

type Collections = typeof collections;

export type ListName = keyof Collections;

type PageData<Schema extends ZodType, ItsShape extends Shape> = {
  list: output<Schema>[];
  record: Record<string, output<Schema>>;
  map: output<Schema>;
}[ItsShape];

/** What a page gets from `@site-data/<name>`: one language, dates and numbers ready to show. */
export type Data<Name extends ListName> = PageData<
  ReturnType<Collections[Name]['schema']>,
  Collections[Name]['shape']
>;

export type {Fact} from './facts';
export type {PictureFiles} from './picture';
export type {Country, LocalDate, LocalNumber, SvgNode} from './fields';
