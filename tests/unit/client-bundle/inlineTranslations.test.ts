import {inlineTranslations} from '../../../src/plugins/client-bundle/inlineTranslations';

const messages = {
  'page.home': 'गृहपृष्ठ',
  'greeting.name': 'नमस्ते {name}',
  quoted: 'उनले "हो" भने\nअनि गए',
};
const IMPORT = `import T, {translate} from '@docusaurus/Translate';\n`;
const inlined = (code: string) =>
  inlineTranslations(IMPORT + code, {messages, file: 'src/part.tsx'}).slice(IMPORT.length);

describe('inlineTranslations', () => {
  it.each([
    [
      'a call',
      `f(translate({id: 'page.home', message: 'Home', description: 'Short name'}))`,
      `f("गृहपृष्ठ")`,
    ],
    [
      'a call with values keeps its call, and what stands in the values is done too',
      `translate({id: 'greeting.name', message: 'Hello {name}'}, {name: translate({id: 'page.home', message: 'Home'})})`,
      `translate({message: "नमस्ते {name}"}, {name: "गृहपृष्ठ"})`,
    ],
    [
      'words that are not translated stay as they are',
      `translate({id: 'page.new', message: 'It is ' + "new" + \` now\`})`,
      `"It is new now"`,
    ],
    ['words without an id are their own', `translate({message: 'Plain'})`, `"Plain"`],
    [
      'quotes and lines are kept',
      `translate({id: 'quoted', message: 'x'})`,
      String.raw`"उनले \"हो\" भने\nअनि गए"`,
    ],
    ['a tag between tags', `<p><T id="page.home">Home</T> x</p>`, `<p>{"गृहपृष्ठ"} x</p>`],
    [
      'a tag that is a value',
      `const a = b && <T id={'page.home'}>Home</T>;`,
      `const a = b && "गृहपृष्ठ";`,
    ],
    [
      'lines of a tag are joined by spaces',
      `<T id="page.new" description="d">\n  Two\n  lines\n</T>`,
      `"Two lines"`,
    ],
    ['text in braces', `<T id="page.new">{'One'}</T>`, `"One"`],
    [
      'a tag with values keeps its tag, and what stands in the values is done too',
      `<T id="greeting.name" description="d" values={{name: <T id="page.home">Home</T>}}>Hello {'{name}'}</T>`.replace(
        `Hello {'{name}'}`,
        `{'Hello {name}'}`,
      ),
      `<T   values={{name: "गृहपृष्ठ"}}>{"नमस्ते {name}"}</T>`,
    ],
  ])('%s', (_name, code, expected) => {
    expect(inlined(code)).toBe(expected);
  });

  it('knows the names that the module gives them, and leaves others of the same name alone', () => {
    const code = `import {translate as t} from '@docusaurus/Translate';
const a = t({message: 'x'}), b = translate({message: 'y'}), c = o.t({message: 'z'});`;
    expect(inlineTranslations(code, {messages, file: 'a.ts'})).toContain(
      `const a = "x", b = translate({message: 'y'}), c = o.t({message: 'z'});`,
    );
  });

  it('leaves a module alone that does not translate', () => {
    const code = `const translate = (x) => x;\ntranslate({id: 'page.home'});`;
    expect(inlineTranslations(code, {messages, file: 'a.ts'})).toBe(code);
  });

  it.each([`translate({id: name, message: text})`, `<T id={name}>{text}</T>`, `translate(words)`])(
    'says where words are not written out: %s',
    (code) => {
      expect(() => inlined(`\n${code}`)).toThrow(
        'src/part.tsx:3: the words of a translation and its id must be written out here.',
      );
    },
  );
});
