import {expect, test} from '@playwright/test';
import {ask, type Host, type Question, type Reply} from './support/host';
import {hosts} from './support/hosts';
import {hasBrotli} from './support/nginx';

const earlier = 'Sat, 01 Jan 2000 00:00:00 GMT';

/** Requests for one page, given the headers of its first answer. */
function requests({headers: {etag = '', 'last-modified': modified = ''}}: Reply): Question[] {
  const all: Omit<Question, 'target'>[] = [
    {headers: {'If-None-Match': etag}},
    {headers: {'If-None-Match': `W/${etag}`}},
    {headers: {'If-None-Match': `"x", W/"y" ,${etag}, "z"`}},
    {headers: {'If-None-Match': '*'}},
    {headers: {'If-None-Match': '"x", "y"'}},
    {headers: {'If-Modified-Since': modified}},
    {headers: {'If-Modified-Since': earlier}},
    {headers: {'If-Modified-Since': 'yesterday'}},
    {headers: {'If-None-Match': etag, 'If-Modified-Since': earlier}},
    {headers: {'If-None-Match': '"x"', 'If-Modified-Since': modified}},
    {headers: {'If-Match': etag}},
    {headers: {'If-Match': '"x"'}},
    {headers: {'Accept-Encoding': 'gzip'}},
    {headers: {'Accept-Encoding': 'gzip;q=0'}},
    {headers: {'Accept-Encoding': 'gzip;q=0.5, identity'}},
    {headers: {'Accept-Encoding': 'xgzip'}},
    ...(hasBrotli
      ? ['br', 'br;q=0', 'gzip, br;q=0', 'br;q=0.2, gzip'].map((codings) => ({
          headers: {'Accept-Encoding': codings},
        }))
      : []),
    {headers: {Range: 'bytes=1-3'}},
    {headers: {Range: 'bytes=-5'}},
    {headers: {Range: 'bytes=99999999-'}},
    {headers: {Range: 'bytes=5-2'}},
    {headers: {Range: 'bytes=1-3', 'If-Range': etag}},
    {headers: {Range: 'bytes=1-3', 'If-Range': modified}},
    {headers: {Range: 'bytes=1-3', 'If-Range': '"x"'}},
    {headers: {Range: 'bytes=1-3', 'If-Range': earlier}},
    ...['PROPFIND', 'BREW', 'X_Y-Z', 'TRACE', 'get', 'GE1'].map((method) => ({method})),
  ];
  return all.flatMap((request) => [
    {target: '/about', ...request},
    ...(request.method ? [] : [{target: '/about', ...request, method: 'HEAD'}]),
  ]);
}

/** What must be the same everywhere; the ETag itself is each host's own. */
function summary({status, headers, body}: Reply) {
  const {allow, 'content-encoding': encoding, 'content-range': range} = headers;
  return {
    status,
    allow,
    encoding,
    range,
    hasEtag: Boolean(headers.etag),
    length: status < 300 ? body.length : undefined,
  };
}

async function answers(host: Host) {
  try {
    const first = await ask(host.port, {target: '/about'});
    const found = new Map<string, ReturnType<typeof summary>>();
    for (const request of requests(first)) {
      const {etag = '', 'last-modified': modified = ''} = first.headers;
      const name = JSON.stringify(request)
        .replaceAll(JSON.stringify(etag).slice(1, -1), 'ETAG')
        .replaceAll(modified, 'MODIFIED');
      found.set(name, summary(await ask(host.port, request)));
    }
    return Object.fromEntries(found);
  } finally {
    await host.close();
  }
}

test('npm start answers conditions, codings, ranges and odd methods as nginx does', async () => {
  const {nginx, 'npm start': own} = hosts;
  test.skip(nginx?.missing !== null, nginx?.missing ?? '');
  expect(await answers(await own!.start())).toEqual(await answers(await nginx!.start()));
});
