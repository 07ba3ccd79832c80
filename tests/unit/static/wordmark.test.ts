import fs from 'node:fs';
import {locales} from 'nepali-text/locale';

describe.each(locales)('the outlined name, %s', (locale) => {
  const svg = fs.readFileSync(`static/img/logo/wordmark-${locale}.svg`, 'utf8');

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
