import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {storeImages} from '@site/src/plugins/social/storeImages';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures '));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('storeImages', () => {
  const pictures = () =>
    ['a', 'b', 'c', 'd', 'deep/e', 'f'].map((name) => ({
      file: at('out', `${name}.png`),
      heading: `Heading ${name}`,
    }));
  const drawn: string[] = [];
  const draw = async (heading: string) => {
    drawn.push(heading);
    return Buffer.from(heading);
  };
  const store = (settings: string[]) => storeImages(pictures(), folder, settings, draw);
  beforeEach(() => void drawn.splice(0));

  it('writes every picture where it belongs', async () => {
    await store(['red']);
    expect(readFileSync(at('out/deep/e.png'), 'utf8')).toBe('Heading deep/e');
    expect(drawn).toHaveLength(6);
  });

  it('draws nothing twice, and all anew when a setting changes', async () => {
    await store(['red']);
    await store(['red']);
    expect(drawn).toHaveLength(6);
    await store(['blue']);
    expect(drawn).toHaveLength(12);
  });

  it('draws a kept picture again that was cut off', async () => {
    await store(['red']);
    const [kept] = readdirSync(at('.cache/social'));
    writeFileSync(at('.cache/social', kept!), '');
    rmSync(at('out'), {recursive: true});
    await store(['red']);
    expect(drawn).toHaveLength(7);
    for (const {file, heading} of pictures()) expect(readFileSync(file, 'utf8')).toBe(heading);
  });

  it('draws one picture for a heading that two pages share', async () => {
    const twice = ['a', 'b'].map((name) => ({file: at(`${name}.png`), heading: 'Same'}));
    await storeImages(twice, folder, [], draw);
    expect(readdirSync(at('.cache/social'))).toHaveLength(1);
    expect(readFileSync(at('b.png'), 'utf8')).toBe('Same');
  });
});
