/** @jest-environment jsdom */
import copy from '@site/src/data/pages/media.yml';
import type {Data} from '@site/src/data/lists';
import {mediaFeed} from '@site/src/publish/mediaFeed';

const outlets: Data<'outlets'> = {
  daily: {id: 'daily', name: 'Salt & <Pepper>'},
};

const card = (id: string, part: Partial<Data<'media'>[number]> = {}): Data<'media'>[number] => ({
  id,
  outlet: 'daily',
  language: 'en',
  headline: 'A headline',
  date: {iso: '2024-05-17', text: '17\u00a0May 2024'},
  link: 'https://daily.example/story',
  ...part,
});

const write = (...media: Data<'media'>) =>
  mediaFeed({media, outlets, 'pages/media': copy}, 'ne', 'https://sipalu.example/ne/');

/** As a program reads it; nothing may be wrong with the XML. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const textOf = (parent: ParentNode, selector: string) =>
  parent.querySelector(selector)?.textContent;

it('describes the feed in the language, with full addresses', () => {
  const channel = read(write(card('a')));
  expect(textOf(channel, 'channel > title')).toBe(copy.feed.title);
  expect(textOf(channel, 'channel > link')).toBe('https://sipalu.example/ne/media');
  expect(textOf(channel, 'language')).toBe('ne');
  expect(channel.querySelector('channel > [rel=self]')?.getAttribute('href')).toBe(
    'https://sipalu.example/ne/media-feed.xml',
  );
});

it('describes an item as its card does', () => {
  const item = read(write(card('a'))).querySelector('item')!;
  expect(textOf(item, 'title')).toBe('A headline');
  expect(textOf(item, 'link')).toBe('https://daily.example/story');
  expect(textOf(item, 'guid')).toBe('a');
  expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(textOf(item, 'pubDate')).toBe('Fri, 17 May 2024 12:00:00 GMT');
  // The description is HTML inside XML.
  expect(textOf(item, 'description')).toBe('Salt &amp; &lt;Pepper&gt;, 17 May 2024');
});

it('leads to the card where there is no link, and within the language where it is a page of the site', () => {
  const links = read(write(card('a', {link: undefined}), card('b', {link: '/press'})));
  expect([...links.querySelectorAll('item link')].map((link) => link.textContent)).toEqual([
    'https://sipalu.example/ne/media#a',
    'https://sipalu.example/ne/press',
  ]);
});

it.each([
  ['markup', `<script>alert("&amp; 'x'")</script>`],
  ['the end of a CDATA section', 'before ]]> after'],
])('keeps %s in a headline as it is', (_what, headline) => {
  expect(textOf(read(write(card('a', {headline}))), 'item title')).toBe(headline);
});

it('is as old as its newest item, so that a build of the same list has the same bytes', () => {
  const older = card('b', {date: {iso: '2019-09-12', text: '12 September 2019'}});
  const xml = write(older, card('a'));
  expect(textOf(read(xml), 'lastBuildDate')).toBe('Fri, 17 May 2024 12:00:00 GMT');
  expect(xml).toBe(write(older, card('a')));
});

it('is a feed without items while the list is empty', () => {
  expect(read(write()).querySelectorAll('item')).toHaveLength(0);
});

it('names a placeholder as a sample', () => {
  const item = read(write(card('a', {placeholder: true}))).querySelector('item')!;
  expect(textOf(item, 'title')).toBe('A headline (sample)');
});
