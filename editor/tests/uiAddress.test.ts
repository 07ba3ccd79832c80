/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {type Address, readAddress, useAddress, writeAddress} from '../ui/address';

it.each<Address>([
  {view: 'pages'},
  {view: 'page', name: 'docs/faq.mdx', block: 3, locale: 'ne'},
  {view: 'page', name: 'docs/faq.mdx', field: 'title'},
  {view: 'list', name: 'pages/team', path: [0, 'role', 'en']},
  {view: 'find', text: 'रु १,९९९? & “2”'},
  {view: 'find', text: '12'},
])('reads the address of a view as it was written: %j', (address) => {
  expect(readAddress(writeAddress(address))).toEqual(address);
});

it.each([
  ['', {view: 'pages'}],
  ['#/nothing', {view: 'pages'}],
  ['#0123456789abcdef', {view: 'pages'}],
  ['#/list/team?path={', {view: 'list', name: 'team'}],
])('reads of %j what it can', (hash, address) => {
  expect(readAddress(hash)).toEqual(address);
});

it('shows another view before anything else happens, so that nothing is typed into the old one', () => {
  const {result} = renderHook(useAddress);
  const [, go] = result.current;
  act(() => go({view: 'list', name: 'team', path: [2]}));
  expect(result.current[0]).toEqual({view: 'list', name: 'team', path: [2]});
});
