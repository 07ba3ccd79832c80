import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {certificate, certificateSize, type CertificateOptions} from '@site/src/weave/certificate';
import {runsToPath, threadRuns} from '@site/src/weave/grid';
import {sampleWord} from '@site/src/weave/sampleWord';

type Entry = Omit<CertificateOptions, 'title'> & {title: {en: string}};
const entries = parse(fs.readFileSync('src/data/certificates.yml', 'utf8')) as Entry[];
const letter: CertificateOptions = {title: 'A letter', shape: 'portrait', border: 'plain'};
const wordPath = (locale: 'en' | 'ne') => runsToPath(threadRuns(sampleWord[locale]).get('x')!);

describe.each(entries.map(({title, shape, border}) => ({title: title.en, shape, border})))(
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

    it('is the same every time', () => {
      expect(certificate({...options, sampleLabel: 'en'})).toBe(svg);
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

it('frames a certificate and leaves a letter plain', () => {
  expect(certificate({...letter, border: 'stitched'})).toContain('stroke-dasharray');
  expect(certificate(letter)).not.toContain('stroke-dasharray');
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
