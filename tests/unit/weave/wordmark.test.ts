import fs from 'node:fs';
import {languages} from '@site/src/collections/language';

describe.each(languages)('the outlined name, %s', (language) => {
  const svg = fs.readFileSync(`static/img/logo/wordmark-${language}.svg`, 'utf8');

  it('is under 3 KB and drawn without a font', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(3 * 1024);
    expect(svg).toMatch(/<path d="M/);
    expect(svg).not.toContain('<text');
  });

  it('takes the colour of the words around it', () => {
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    expect(colours).toEqual(['currentColor']);
  });

  it('leaves its label to the page', () => {
    expect(svg).not.toMatch(/aria-|<title|role=/);
    expect(svg).toMatch(/viewBox="0 0 \d+ \d+"/);
  });
});
