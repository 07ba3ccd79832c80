import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {atRate, wrongAnswers} from '../../../scripts/bench/atRate';
import {readOptions} from '../../../scripts/bench/options';
import {percentile, summary, table} from '../../../scripts/bench/result';
import {luaFor, readResult} from '../../../scripts/bench/saturate';
import {workloads} from '../../../scripts/bench/workloads';

describe('workloads', () => {
  const {ours, plain} = workloads([
    {base: '/', fallback: '/app', pages: ['/', '/about', '/app', '/faq'], folders: ['img']},
    {base: '/ne/', fallback: '/ne/app', pages: ['/ne/', '/ne/about', '/ne/app'], folders: []},
  ]);

  it('asks for every page in every language', () => {
    expect(ours[0]?.asks.map(({path}) => path)).toEqual(
      expect.arrayContaining(['/', '/faq', '/ne/', '/ne/about']),
    );
  });

  it('mixes eight pages with a redirect for ever and one for now', () => {
    const statuses = ours[1]!.asks.slice(0, 10).map(({status}) => status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 301, 302]);
  });

  it('lets the plain host redirect as often', () => {
    const redirects = (asks: {status: number}[]) => asks.filter(({status}) => status > 300).length;
    expect(redirects(plain[1]!.asks)).toBe(redirects(ours[1]!.asks));
    expect(plain[1]!.asks).toHaveLength(ours[1]!.asks.length);
  });
});

describe('results', () => {
  it('takes the slowest of the quickest 99 in 100', () => {
    const times = Array.from({length: 200}, (_, index) => index + 1);
    expect(percentile(times, 0.99)).toBe(198);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('takes the middle of several runs, and all of their errors', () => {
    const runs = [9, 1, 5].map((value) => ({perSecond: value, p99: value, errors: value}));
    expect(summary(runs)).toEqual({perSecond: 5, p99: 5, errors: 15});
  });

  it('prints the ratios', () => {
    const ours = {perSecond: 900, p99: 3, errors: 0};
    const plain = {perSecond: 1000, p99: 2, errors: 1};
    expect(table([{load: 'pages', ours, plain}])).toMatch(
      /pages +900 +1000 +0\.90 +3\.00 +2\.00 +1\.50 +0 \/ 1$/,
    );
  });

  it('reads what wrk’s script prints, and says when there is nothing', () => {
    const result = {perSecond: 10.5, p99: 1.2, errors: 0};
    expect(readResult(`Running 4s test\nresult ${JSON.stringify(result)}\n`)).toEqual(result);
    expect(() => readResult('unable to connect')).toThrow('unable to connect');
    expect(luaFor([{path: '/a', status: 200}])).toContain('local paths = {"/a"}');
  });
});

it('explains options that cannot be', () => {
  expect(() => readOptions(['--rate', 'fast'])).toThrow(
    '--rate takes a whole number above 0, and got "fast".',
  );
  expect(readOptions(['--seconds', '9'])).toMatchObject({seconds: 9, rounds: 3});
});

describe('visitors at a fixed rate', () => {
  let server: Server;
  let origin: string;
  beforeEach(async () => {
    server = createServer((request, response) => {
      response.statusCode = request.url === '/gone' ? 404 : 200;
      response.end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const asks = [
    {path: '/', status: 200},
    {path: '/gone', status: 200},
  ];

  it('all come, and wrong answers are errors', async () => {
    const {errors, p99} = await atRate(origin, asks, {rate: 40, seconds: 1});
    expect(errors).toBe(20);
    expect(p99).toBeGreaterThan(0);
  });

  it('are not sent to a host that answers wrongly', async () => {
    expect(await wrongAnswers(origin, asks)).toEqual(['/gone']);
  });
});
