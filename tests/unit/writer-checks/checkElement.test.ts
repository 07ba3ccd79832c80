import {type Known, checkElement} from '@site/src/plugins/writer-checks/checkElement';

const known: Known = {
  facts: ['fee', 'downloads'],
  cities: ['pokhara'],
  isIcon: (name) => name === 'world',
  imported: ['NepaliArticle'],
};

const check = (name: string, attributes: Record<string, string | null> = {}, isEmpty = false) =>
  checkElement({name, attributes, isEmpty}, known);

it('accepts what is right, and what the file imports itself', () => {
  expect(check('Fact', {id: 'fee'}, true)).toEqual([]);
  expect(check('NepaliArticle', {}, true)).toEqual([]);
  expect(check('Card', {title: 'Reach', icon: 'world'})).toEqual([]);
});

it('names the component that was meant', () => {
  expect(check('Fakt', {id: 'fee'})).toEqual(['There is no <Fakt>. Did you mean "Fact"?']);
});

it('tells a missing attribute, with an example', () => {
  expect(check('Faq', {id: 'age'})).toEqual([
    '<Faq> needs question="…". For example:\n' +
      '    <Faq id="minimum-age" question="Is there a minimum age?">\n\n    Your answer.\n\n    </Faq>',
  ]);
});

it('tells an attribute without a value', () => {
  expect(check('Fact', {id: null}).join()).toContain('<Fact> needs id="…".');
});

it('tells an unknown attribute', () => {
  expect(check('Fact', {id: 'fee', fom: 'short'}).join()).toContain(
    '<Fact> does not know fom=. Did you mean "form"?',
  );
});

it('tells a value that is not possible', () => {
  expect(check('Fact', {id: 'fee', form: 'long'}).join()).toContain(
    'form="long" is not possible in <Fact>: write "short".',
  );
});

it('tells an unknown fact', () => {
  expect(check('Fact', {id: 'downlods'}, true).join()).toContain(
    'There is no fact "downlods" in src/data/facts.yml. Did you mean "downloads"?',
  );
});

it('tells an id that cannot be part of an address', () => {
  expect(check('Step', {id: 'First Step', title: 'First'}).join()).toContain(
    'id="First Step" becomes part of an address',
  );
});

it('tells an unknown icon', () => {
  expect(check('Card', {title: 'Reach', icon: 'wrold'}).join()).toContain(
    'There is no icon "wrold".',
  );
});

it('tells an unknown city', () => {
  expect(check('PageHead', {scene: 'pokhra'}).join()).toContain(
    'There is no city "pokhra" in src/data/cities.yml. Did you mean "pokhara"?',
  );
});

it('tells a component with nothing inside', () => {
  expect(check('Note', {}, true).join()).toContain('<Note> has nothing inside.');
});
