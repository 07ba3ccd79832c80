import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type PublishStep, runSteps} from '@site/src/publish/build';
import {HtmlDocument, readDocuments} from '@site/src/publish/documents';
import {buildOf} from './support';

const html = '<!doctype html><title>T</title><ul id=__docusaurus></ul><p class=a>One<b>x</b>';

describe('a document', () => {
  it('has an address', () => {
    const files = ['index.html', 'ne/index.html', 'ne/help/a.html'];
    const addresses = files.map((file) => new HtmlDocument(file, html).address);
    expect(addresses).toEqual(['/', '/ne/', '/ne/help/a']);
  });

  it.each([
    ['', false],
    ['<meta name="robots" content="noindex">', true],
  ])('knows whether search engines leave it out: "%s"', (head, noIndex) => {
    expect(new HtmlDocument('a.html', head + html).noIndex).toBe(noIndex);
  });
});

it('leaves alone what Docusaurus has not rendered', () => {
  const {dir} = buildOf({});
  const files = ['b.html', 'ne/a.html', 'index.html', '.hosting/a.html'];
  mkdirSync(path.join(dir, '.hosting'));
  for (const file of files) writeFileSync(path.join(dir, file), html);
  writeFileSync(path.join(dir, 'verification.html'), 'a token');
  expect(readDocuments(dir).map(({file}) => file)).toEqual(['index.html', 'b.html', 'ne/a.html']);
});

describe('the steps of a build', () => {
  const change: PublishStep = ({documents: [page]}) => {
    page!.$('p').replaceWith('<hr>');
    return {};
  };

  it('run in their order, and the documents are written at the end', async () => {
    const build = buildOf({'about.html': html});
    const page = path.join(build.dir, 'about.html');
    await runSteps(build, {
      one: async () => Promise.resolve({'/ne/img/a.txt': 'A'}),
      two: () => ({'/b.txt': readFileSync(path.join(build.dir, 'ne/img/a.txt'))}),
      three: change,
      four: () => ({'/c.txt': String(existsSync(page))}),
    });
    expect(readFileSync(path.join(build.dir, 'b.txt'), 'utf8')).toBe('A');
    expect(readFileSync(path.join(build.dir, 'c.txt'), 'utf8')).toBe('false');
    expect(readFileSync(page, 'utf8')).toContain('<hr></body>');
  });

  it('end with the name of the one that fails, and no document is written', async () => {
    const build = buildOf({'about.html': html});
    const later = jest.fn<ReturnType<PublishStep>, []>();
    const fail: PublishStep = () => Promise.reject(new Error('no room'));
    await expect(runSteps(build, {change, 'media feeds': fail, later})).rejects.toThrow(
      'The step "media feeds" failed: no room',
    );
    expect(later).not.toHaveBeenCalled();
    expect(existsSync(path.join(build.dir, 'about.html'))).toBe(false);
  });
});
