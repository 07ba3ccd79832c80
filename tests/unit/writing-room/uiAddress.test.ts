import {type Address, readAddress, writeAddress} from '@site/writing-room/ui/address';

it.each<Address>([
  {view: 'pages'},
  {view: 'page', name: 'docs/faq.mdx', block: 3, field: undefined},
  {view: 'page', name: 'docs/faq.mdx', block: undefined, field: 'title'},
  {view: 'list', name: 'pages/team', path: [0, 'role', 'en']},
  {view: 'find', text: 'रु १,९९९?'},
  {view: 'steps'},
])('reads the address of a view as it was written: %j', (address) => {
  expect(readAddress(writeAddress(address))).toEqual(address);
});

it.each(['', '#', '#/nothing', '#0123456789abcdef'])('shows the pages for %j', (hash) => {
  expect(readAddress(hash)).toEqual({view: 'pages'});
});

it('ignores a place that is none', () => {
  expect(readAddress('#/page/docs/faq.mdx?block=x')).toEqual({
    view: 'page',
    name: 'docs/faq.mdx',
    block: undefined,
    field: undefined,
  });
  expect(readAddress('#/list/team?path={')).toEqual({view: 'list', name: 'team', path: undefined});
});
