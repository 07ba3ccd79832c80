import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {certificate, certificateSize, type CertificateOptions} from '@site/src/weave/certificate';
import {runsToPath, threadRuns} from '@site/src/weave/grid';
import {sampleWord} from '@site/src/weave/certificateParts';

type Entry = Omit<CertificateOptions, 'title'> & {title: {en: string}};
const entries = parse(fs.readFileSync('src/data/certificates.yml', 'utf8')) as Entry[];
const letter: CertificateOptions = {title: 'A letter', shape: 'portrait', kind: 'letter'};
const wordPath = (locale: 'en' | 'ne') => runsToPath(threadRuns(sampleWord[locale]).get('x')!);

describe.each(entries.map(({title, shape, kind}) => ({title: title.en, shape, kind})))(
  '$title',
  (options) => {
    const svg = certificate({...options, sampleLabel: 'en'});

    it('is a small file of the shape that the list says', () => {
      const {width, height} = certificateSize[options.shape];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(1536);
    });

    it('has no letters but the woven word that marks it as a sample', () => {
      expect(svg).not.toContain('<text');
      expect(svg).toContain(wordPath('en'));
    });
  },
);

it('marks a sheet in the language that is asked for', () => {
  expect(certificate({...letter, sampleLabel: 'ne'})).toContain(wordPath('ne'));
  expect(certificate(letter)).toContain(wordPath('en'));
});

it('keeps its paper white at night', () => {
  expect(certificate(letter)).not.toContain('var(');
});

it('frames a registration in red, leaves a letter plain and gives an award a ribbon', () => {
  const frame = '<g stroke="#b3122f"><path d="M45 60';
  const rosette = 'fill="#f6b02c"';
  const drawn = (['registration', 'letter', 'award'] as const).map((kind) => {
    const svg = certificate({...letter, kind});
    return [svg.includes(frame), svg.includes(rosette)];
  });
  expect(drawn).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

it('draws each kind in both shapes within its sheet', () => {
  for (const kind of ['registration', 'letter', 'award'] as const) {
    for (const shape of ['portrait', 'landscape'] as const) {
      const {width, height} = certificateSize[shape];
      const svg = certificate({...letter, kind, shape});
      for (const [, x, y] of svg.matchAll(/<path d="M(\d+(?:\.5)?) (\d+)h/g)) {
        expect([Number(x) < width, Number(y) < height]).toEqual([true, true]);
      }
    }
  }
});

it('ends the frame in a whole diamond on both sides', () => {
  for (const {width, height} of Object.values(certificateSize)) {
    expect([(width - 120) % 30, (height - 120) % 30]).toEqual([0, 0]);
  }
});

it('weaves words whose lines are all equally long', () => {
  for (const word of Object.values(sampleWord)) {
    expect(new Set(word.map((line) => line.length)).size).toBe(1);
  }
});
