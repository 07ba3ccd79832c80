import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {ask, type Reply} from './support/host';
import {hosts} from './support/hosts';

const EARLY = 'Thu, 01 Jan 1970 00:00:00 GMT';
const LATE = 'Fri, 01 Jan 2100 00:00:00 GMT';

/**
 * Headers of a request for a page, and the answers that RFC 9110 permits: "200 br" is the whole page in this coding.
 * `TAG` is the ETag of the page without a coding, `DATE` its Last-Modified, if the host gives one.
 */
const questions: [headers: Record<string, string>, permitted: string[]][] = [
  [{}, ['200']],
  [{'Accept-Encoding': 'br'}, ['200 br', '200']],
  [{'Accept-Encoding': 'br;q=0'}, ['200']],
  [{'Accept-Encoding': 'br ; q=0.000, gzip'}, ['200 gzip', '200']],
  [{'Accept-Encoding': 'gzip;q=0, br'}, ['200 br', '200']],
  [{'Accept-Encoding': 'br;q=0.2, gzip;q=0.1'}, ['200 br', '200 gzip', '200']],
  [{'Accept-Encoding': '*'}, ['200 br', '200 gzip', '200']],
  [{'Accept-Encoding': '*;q=0'}, ['200']],
  [{'Accept-Encoding': 'xbr, gzipped, compress'}, ['200']],
  [{'If-None-Match': 'TAG'}, ['304']],
  [{'If-None-Match': 'W/TAG'}, ['304', '200']],
  [{'If-None-Match': '"a, b", W/"c",TAG'}, ['304', '200']],
  [{'If-None-Match': '"a"'}, ['200']],
  [{'If-None-Match': '"a"', 'If-Modified-Since': 'DATE'}, ['200']],
  [{'If-Modified-Since': 'DATE'}, ['304', '200']],
  [{'If-Modified-Since': EARLY}, ['200']],
  [{Range: 'bytes=2-9'}, ['206 2-9', '200']],
  [{Range: 'bytes=-5'}, ['206 last 5', '200']],
  [{Range: 'bytes=-99999999'}, ['206 all', '200']],
  [{Range: 'bytes=99999999-'}, ['416', '200']],
  [{Range: 'bytes=9-2'}, ['200', '416']],
  [{Range: 'lines=2-9'}, ['200']],
  [{Range: 'bytes=2-9', 'If-Range': 'TAG'}, ['206 2-9', '200']],
  [{Range: 'bytes=2-9', 'If-Range': 'W/TAG'}, ['200']],
  [{Range: 'bytes=2-9', 'If-Range': '"a"'}, ['200']],
  [{Range: 'bytes=2-9', 'If-Range': LATE}, ['200']],
  [{Range: 'bytes=2-9', 'If-None-Match': 'TAG'}, ['304']],
];

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** @returns the answer in words, or what is wrong with it */
function summary({status, headers, body}: Reply, whole: Reply): string {
  const {'content-encoding': coding, 'content-range': range} = headers;
  const {length} = whole.body;
  if (status === 304) return body.length === 0 && headers.etag ? '304' : '304 with a body';
  if (status === 416) return range === `bytes */${length}` ? '416' : `416 with ${range}`;
  if (status === 206) {
    const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(range ?? '') ?? [];
    const part = whole.body.subarray(Number(first), Number(last) + 1);
    if (!part.equals(body)) return `206 with other bytes than ${range}`;
    if (part.length === length) return '206 all';
    return Number(last) === length - 1 ? `206 last ${part.length}` : `206 ${first}-${last}`;
  }
  if (status !== 200) return String(status);
  const decoded = coding ? decoders[coding]!(body) : body;
  return decoded.equals(whole.body)
    ? ['200', coding ?? []].flat().join(' ')
    : '200 with other bytes';
}

for (const [name, {start, missing}] of Object.entries(hosts)) {
  test(`${name} answers conditions, ranges and codings as HTTP has them`, async () => {
    test.skip(missing !== null, missing ?? '');
    const host = await start();
    const wrong: string[] = [];
    for (const target of ['/ne/about', '/img/favicon.svg']) {
      const whole = await ask(host.port, {target});
      const {etag = '', 'last-modified': date} = whole.headers;
      expect(etag).toMatch(/^"/);
      for (const [headers, permitted] of questions) {
        const filled = Object.fromEntries(
          Object.entries(headers).map(([key, value]) => [
            key,
            value.replace('TAG', etag).replace('DATE', date ?? LATE),
          ]),
        );
        const answer = summary(await ask(host.port, {target, headers: filled}), whole);
        if (!permitted.includes(answer))
          wrong.push(`${target} ${JSON.stringify(filled)}: ${answer}`);
      }
    }
    await host.close();
    expect(wrong).toEqual([]);
  });
}
