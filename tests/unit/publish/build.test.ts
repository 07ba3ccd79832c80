import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type PublishStep, runSteps} from '@site/src/publish/build';
import {factsOf, readDocuments} from '@site/src/publish/documents';
import {buildOf} from './support';

const html = '<!doctype html><title>T</title><ul id=__docusaurus></ul><p class=a>One<b>x</b>';

describe('a document', () => {
  it('has an address', () => {
    const files = ['index.html', 'ne/index.html', 'ne/help/a.html'];
    const {documents} = buildOf(Object.fromEntries(files.map((file) => [file, html])));
    const addresses = documents.map(({address}) => address);
    expect(addresses).toEqual(['/', '/ne/', '/ne/help/a']);
  });

  it.each([
    ['', false],
    ['<meta name="robots" content="noindex">', true],
  ])('knows whether search engines leave it out: "%s"', (head, noIndex) => {
    expect(factsOf('404.html', head + html).noIndex).toBe(noIndex);
  });
});

describe('the documents of a build', () => {
  const page = (words: string) =>
    `<!doctype html><title>B | Name | M</title><link rel=canonical href=/a><meta name=description content=D>
    <meta property=og:image content=/a.png><div id=__docusaurus><main><h1>${words}</h1></main></div>`;

  it('are those that Docusaurus has rendered', async () => {
    const {dir, siteDir} = buildOf({});
    const files = ['b.html', 'ne/a.html', 'index.html', '.hosting/a.html'];
    mkdirSync(path.join(dir, '.hosting'));
    for (const file of files) writeFileSync(path.join(dir, file), page('One'));
    writeFileSync(path.join(dir, 'verification.html'), 'a token');
    const documents = await readDocuments(siteDir, dir);
    expect(documents.map(({file}) => file)).toEqual(['index.html', 'b.html', 'ne/a.html']);
  });

  it('are read and changed again when they, or the inputs of a change, have changed', async () => {
    const {dir, siteDir} = buildOf({});
    const made: string[] = [];
    const build = async (words: string, input: string) => {
      writeFileSync(path.join(dir, 'a.html'), page(words));
      const [document] = await readDocuments(siteDir, dir);
      document!.change([input], ($) => {
        made.push(`${words} ${input}`);
        $('h1').after(`<p>${input}`);
      });
      const {html} = await document!.finish(siteDir);
      expect(html).toContain(`<h1>${words}</h1><p>${input}</p>`);
      expect(document!.metadata.heading).toBe(words);
    };
    await build('One', 'x');
    await build('One', 'x');
    await build('Two', 'x');
    await build('Two', 'y');
    expect(made).toEqual(['One x', 'Two x', 'Two y']);
    // A damaged or half-written entry counts as missing.
    writeFileSync(path.join(siteDir, '.cache/documents/a.html.json'), '{"html":');
    writeFileSync(path.join(siteDir, '.cache/document-facts/a.html.json'), '');
    await build('Two', 'y');
    expect(made).toHaveLength(4);
  });
});

describe('the steps of a build', () => {
  const change: PublishStep = ({documents: [page]}) => {
    page!.change([], ($) => void $('p').replaceWith('<hr>'));
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
