import {withTypedExample} from '@site/writing-room/server/typedExample';

const exampleOf = (example: string, place: readonly string[], file = 'src/data/team.yml') =>
  withTypedExample({file, line: 1, place, id: 'file.empty', example}).example;

describe('the example of a problem in the room', () => {
  it('is what can be typed into the box', () => {
    expect(exampleOf('name: {en: Asha Tamang, ne: आशा तामाङ}', ['asha', 'name', 'ne'])).toBe(
      'आशा तामाङ',
    );
    expect(
      exampleOf('link: https://a.example/b   # leave the line out when there is none', [
        'x',
        'link',
      ]),
    ).toBe('https://a.example/b');
    expect(exampleOf('- id: asha\n  age: 5', ['entry 2', 'age'])).toBe('5');
    expect(exampleOf('[how it works](/how)', [], 'docs/faq.mdx')).toBe('[how it works](/how)');
    expect(exampleOf('<Fact id="fee" />', [], 'docs/faq.mdx')).toBe('<Fact id="fee" />');
  });

  it.each([
    ['standin: true   # delete the line', ['asha', 'standin']],
    ['name: {en: Asha, ne: आशा}', ['asha', 'name']],
    ["name: {en: '…', ne: '…'}", ['asha', 'name', 'en']],
    ['- id: asha', []],
    ['not: [yaml', ['asha', 'not']],
  ])('is left out where it is nothing to be typed: %s', (example, place) => {
    expect(exampleOf(example, place)).toBeUndefined();
  });

  it.each(['title: …', '## Name {/* #name */}', '<Note>\n\nYour words.\n\n</Note>'])(
    'is left out where a page of the room has another control for it: %s',
    (example) => expect(exampleOf(example, [], 'docs/faq.mdx')).toBeUndefined(),
  );
});
