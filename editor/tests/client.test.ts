import {openServer} from '../worker/client';

const {preview} = openServer(() => ({key: '', language: 'en'}));
const reply = (body: string, status: number) => () => Promise.resolve(new Response(body, {status}));

afterEach(() => jest.restoreAllMocks());

it.each<[what: string, ask: () => Promise<Response>, why: object]>([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), {state: 'gone'}],
  ['a proxy answers', reply('<h1>Bad gateway</h1>', 502), {state: 'gone'}],
  ['a proxy asks who it is', reply('<h1>Sign in</h1>', 401), {state: 'keyRefused'}],
  ['git refuses', reply('{"message": "No.", "id": "noGit"}', 409), {message: 'No.', id: 'noGit'}],
])('says what is in the way where %s', async (_, ask, why) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(ask);
  await expect(preview({})).rejects.toMatchObject(why);
});

it('says that nobody has answered when git would have given up, and cut it off itself', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  const fetching = jest.spyOn(globalThis, 'fetch');
  fetching.mockImplementation((_, init) => Promise.reject(init?.signal?.reason as Error));
  await expect(preview({})).rejects.toMatchObject({id: 'failed.slow'});
  expect(limit).toHaveBeenCalledWith(300_000);
});
