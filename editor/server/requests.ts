/* What the methods of the repository take, whoever asks. */
import * as z from 'zod';
import {isWritable} from '../core/writable';
import {SAVED_BRANCH, type Repository} from '../repository';
import {RefusalError, say} from '../sentences';
import {explainGit} from './git';

const commitId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const branch = z.string().regex(/^writing[/-][\w-]+(?:\.(?!lock$)[\w-]+)*$/);
const file = z.string().refine((name) => isWritable(name, 'operation'));
const message = z.string().regex(/^[^\0]*$/);
const newFile = z.union([
  z.strictObject({file, text: z.string().nullable()}),
  z.strictObject({file, base64: z.base64()}),
  z.strictObject({file, blob: commitId}),
]);

/** What the methods take. Their size is limited by that of a request. */
const requests = {
  state: z.strictObject({isFetching: z.boolean(), place: z.string().optional()}),
  files: z.strictObject({commit: commitId}),
  read: z.strictObject({blobs: z.array(commitId)}),
  commit: z.strictObject({
    branch: branch.or(z.literal(SAVED_BRANCH)),
    was: commitId.nullable(),
    parents: z.array(commitId).min(1).max(2),
    from: commitId,
    files: z.array(newFile),
    message,
    author: z.string().optional(),
  }),
  history: z.strictObject({
    from: commitId,
    not: commitId.optional(),
    files: z.array(z.string().regex(/^\w[^\0]*$/)).optional(),
    most: z.int().min(1).max(5000),
    isOwn: z.boolean().optional(),
  }),
  pictures: z.strictObject({commit: commitId}),
  noteTaken: z.strictObject({branch, commit: commitId}),
  withdraw: z.strictObject({branch}),
} satisfies {[Name in keyof Repository]: z.ZodType<Parameters<Repository[Name]>[0]>};

export const isMethod = (name: string): name is keyof Repository => Object.hasOwn(requests, name);

/** With requests of another shape refused, and what git says explained. */
export function checked(methods: Repository): Repository {
  const all = Object.entries(requests).map(([name, schema]) => [
    name,
    async (request: unknown) => {
      const {data, success} = (schema as z.ZodType).safeParse(request);
      if (!success) throw new RefusalError(say('editor.request'), 400);
      const method = methods[name as keyof Repository] as (request: unknown) => Promise<unknown>;
      return method(data).catch((error: unknown) => {
        throw explainGit(error);
      });
    },
  ]);
  return Object.fromEntries(all) as Repository;
}
