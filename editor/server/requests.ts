/* What the methods of the repository take, whoever asks. */
import * as z from 'zod';
import {isWritable} from '../core/writable';
import {DRAFTS, type NewFile, type Repository} from '../repository';
import {RefusalError, say} from '../sentences';
import {explainGit} from './explainGit';

export const commitId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const writingBranch = z
  .string()
  .max(200)
  .regex(/^writing\/[\w-]+(?:\.[\w-]+)*$/)
  .refine((name) => !name.endsWith('.lock'));
const file = z.string().refine((name) => isWritable(name, 'operation'));
const newFile: z.ZodType<NewFile> = z.union([
  z.strictObject({file, text: z.string().nullable()}) as z.ZodType<NewFile>,
  z.strictObject({file, base64: z.base64()}),
  z.strictObject({file, blob: commitId}),
]);

/** What the methods take. */
const requests = {
  state: z.strictObject({isFetching: z.boolean(), place: z.string().max(500).optional()}),
  files: z.strictObject({commit: commitId}),
  read: z.strictObject({blobs: z.array(commitId).max(20_000)}),
  commit: z.strictObject({
    branch: z.union([z.literal(DRAFTS), writingBranch]),
    was: commitId.nullable(),
    parents: z.array(commitId).min(1).max(2),
    from: commitId,
    files: z.array(newFile).max(5000),
    message: z
      .string()
      .max(1_000_000)
      .regex(/^[^\0]*$/),
    author: z.string().max(200).optional(),
  }),
  history: z.strictObject({
    from: commitId,
    not: commitId.optional(),
    files: z
      .array(z.string().regex(/^\w[^\0]*$/))
      .max(1000)
      .optional(),
    most: z.int().min(1).max(5000),
    isOwn: z.boolean().optional(),
  }),
  facts: z.strictObject({commit: commitId}),
  noteTaken: z.strictObject({branch: writingBranch, commit: commitId}),
  withdraw: z.strictObject({branch: writingBranch}),
} satisfies {[Name in keyof Repository]: z.ZodType<Parameters<Repository[Name]>[0]>};

export const isMethod = (name: string): name is keyof Repository => Object.hasOwn(requests, name);

/** With requests of another shape refused, and what git says explained. */
export function checked(methods: Repository): Repository {
  const all = Object.entries(requests).map(([name, schema]) => [
    name,
    async (request: unknown) => {
      const {data, success} = (schema as z.ZodType).safeParse(request);
      if (!success) throw new RefusalError(say('room.request'), 400);
      const method = methods[name as keyof Repository] as (request: unknown) => Promise<unknown>;
      return method(data).catch((error: unknown) => {
        throw explainGit(error);
      });
    },
  ]);
  return Object.fromEntries(all) as Repository;
}
