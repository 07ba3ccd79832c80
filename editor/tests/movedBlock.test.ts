/* What is known of a text goes with it to another place of its page. */
import {changesBy} from '../core/edits';
import {agreeTargets} from '../models/agreement';
import {pageModel} from '../models/page';
import {moveEdits, placeBeside} from '../ui/pages/structure';
import {encode} from '../content';
import {noEarlier} from './support/agree';

const EN = 'docs/skills.mdx';
const NE = 'i18n/ne/docusaurus-plugin-content-docs/current/skills.mdx';
const page = (title: string, ...texts: string[]) =>
  encode(`---\ntitle: ${title}\n---\n\n${[`# ${title}`, ...texts].join('\n\n')}\n`);

it('a stale text stays stale, and an agreed one agreed', async () => {
  const files = new Map([
    [EN, page('Skills', 'One.', 'Two.', '- Three.\n- Four.')],
    [NE, page('सिप', 'एक।', 'दुई।', '- तीन।\n- चार।')],
  ]);
  const model = () => pageModel(files, EN, noEarlier);
  const write = (made: readonly {file: string; content: Uint8Array | string}[]) => {
    for (const {file, content} of made)
      files.set(file, typeof content === 'string' ? encode(content) : content);
  };
  const states = async () =>
    (await model()).blocks.map(({texts, open}) => `${texts.en} ${open?.state ?? 'agreed'}`);

  const targets = (await model()).blocks.flatMap(({open}) => open?.target ?? []);
  write(await agreeTargets(files, targets));
  write(changesBy(files, [{kind: 'set', file: EN, path: [2], value: 'Two and more.'}]));
  const before = [
    'Skills agreed',
    'One. agreed',
    'Two and more. english',
    'Three. agreed',
    'Four. agreed',
  ];
  expect(await states()).toEqual(before);

  const move = async (index: number, by: number) => {
    const now = await model();
    write(changesBy(files, moveEdits(now, placeBeside(now.blocks[index]!, by)!)));
  };
  await move(2, -1);
  await move(3, 1);
  expect(await states()).toEqual([before[0], before[2], before[1], before[4], before[3]]);
});
