/** @jest-environment jsdom */
import {waitFor} from '@testing-library/react';
import type {Operations} from '../core/operations';
import type {WorkerAnswer, WorkerRequest} from '../worker';

type Answer = (worker: FakeWorker, request: WorkerRequest) => void;

/** What the workers do that are made one after the other; the last of it is for all further ones. */
let workers: Answer[] = [];

class FakeWorker {
  onmessage?: (message: {data: WorkerAnswer}) => void;
  onerror?: () => void;
  onmessageerror?: () => void;
  terminate = () => undefined;
  readonly #answer = workers.length > 1 ? workers.shift()! : workers[0]!;

  postMessage(request: WorkerRequest): void {
    queueMicrotask(() => this.#answer(this, request));
  }
}
globalThis.Worker = FakeWorker as never;

const GONE = 'The server does not answer';
const startApp = jest.fn();
jest.mock('../ui/App', () => ({start: () => startApp() as unknown}));

beforeEach(() => {
  jest.resetModules();
  startApp.mockReset();
  document.body.innerHTML = '<div id="first"></div>';
});

async function ask(name: keyof Operations): Promise<unknown> {
  const {call} = await import('../ui/api');
  return call(name, {} as never).catch(String);
}

it.each(['onerror', 'onmessageerror'] as const)(
  'says that the server is gone at %s of the worker, and starts another one for the next question',
  async (event) => {
    const value = {steps: []};
    workers = [
      (worker) => worker[event]?.(),
      ({onmessage}, {id}) => onmessage?.({data: {id, value}}),
    ];
    const gone = expect.stringContaining(GONE) as string;
    expect(await Promise.all([ask('overview'), ask('todo')])).toEqual([gone, gone]);
    expect(await ask('steps')).toEqual(value);
  },
);

/** Opens the page with the address of a text. */
function open(): Promise<unknown> {
  location.hash = '#/page/docs/faq.mdx';
  return import('../ui');
}

it('starts the editor where the worker does not load', async () => {
  workers = [(worker) => worker.onerror?.()];
  await open();
  await waitFor(() => expect(startApp).toHaveBeenCalledTimes(1));
});

it('says that the server is gone where the editor does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  startApp.mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  workers = [({onmessage}, {id}) => onmessage?.({data: {id, value: undefined}})];
  await open();
  await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain(GONE));
});

it('a worker answers also where what it has to say cannot be sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: object[] = [];
  globalThis.postMessage = ((answer: object) => {
    if ('value' in answer) throw new DOMException('It cannot be cloned.', 'DataCloneError');
    sent.push(answer);
  }) as never;
  globalThis.fetch = () =>
    Promise.resolve({status: 200, ok: true, json: async () => ({})}) as never;
  await import('../worker');
  const data: WorkerRequest = {
    id: 1,
    name: 'preview',
    takes: {},
    language: 'en',
    key: '',
    place: '',
  };
  dispatchEvent(new MessageEvent('message', {data}));
  const message = expect.stringContaining('Something went wrong') as string;
  await waitFor(() => expect(sent).toEqual([{id: 1, message}]));
});
