import {hostFiles} from '@site/src/publish/hosts';
import {buildOf} from '../support';

const page = (head: string, body = '') => `<head><meta charset=UTF-8>${head}</head>${body}`;
const missing = {'404.html': page('<title>English'), 'ne/404.html': page('<title>Nepali')};

it('gives the 404 page of every language the addresses of all', async () => {
  const build = buildOf({...missing, 'about.html': page(''), 'ne/about.html': page('')});
  await hostFiles(build);
  const documents = build.documents.filter(({file}) => file in missing);
  const finished = await Promise.all(documents.map((one) => one.finish(build.siteDir)));
  const sources = finished.map(({html}) => html);
  expect(sources).toHaveLength(2);
  for (const html of sources) {
    expect(html).toMatch(/^<html><head><meta charset="UTF-8"><script>/);
    expect(html).toContain('"/ne/about"');
    expect(html).toContain('"/about"');
  }
});

it('stops at what no policy allows', async () => {
  const html = page('', '<p style="color:red" onclick="go()">');
  await expect(hostFiles(buildOf({...missing, 'about.html': html}))).rejects.toThrow(
    new Error(
      '\n  about.html carries the attribute style\n' +
        '  about.html carries the attribute onclick\n' +
        'The content policy of the site would block it. Put scripts and styles into files of their own.',
    ),
  );
});
