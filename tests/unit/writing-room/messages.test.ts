import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Problem} from '@site/src/lib/diagnostics';
import {translateProblem} from '@site/writing-room/messages';
import {everyMistake} from './mistakes';

const catalogue = parse(
  readFileSync(path.resolve('writing-room/messages.ne.yml'), 'utf8'),
) as Record<'sentences' | 'phrases', Record<string, string>>;

let problems: readonly Problem[] = [];
beforeAll(async () => {
  const all = await everyMistake();
  problems = [...new Map(all.map((problem) => [problem.message, problem])).values()];
}, 120_000);

const translate = (message: string) =>
  translateProblem({file: 'a.yml', line: 1, place: [], message}, 'ne').message;

/** Words in Latin letters that are neither quoted nor code, an address or the name of a format. */
function englishIn(text: string): string[] {
  const own = text
    .replace(/“.*?”(?!”)|`[^`]*`|<[^>]*>|\w+="[^"]*"|\{[^}]*\}|\*\*|\(en, ne\)|\((en|ne)\)/gu, ' ')
    .replace(/\S*[/_.=#:]\S*|U\+\w+|\bid\b/g, ' ')
    .replace(/\b(JPEG|PNG|WebP|AVIF|HEIC|SVG|GIF|WOFF2?|ZIP|UTF|ISO|Git)\b/g, ' ');
  return own.match(/[A-Za-z]{2,}/g) ?? [];
}

/** The messages in the first columns of the tables; one that goes on with "…" is quoted in part. */
function quotedMessages(guide: string): string[] {
  const [, part = ''] = guide.split('## Messages and what to do\n');
  const [tables = ''] = part.split('\n## ');
  const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split(/(?<!\\)\|/);
    return [...cell.matchAll(/`` (.+?) ``|`([^`]+)`/g)].map(
      ([, spaced, plain]) => spaced ?? plain ?? '',
    );
  });
}

/** What stays of a message when it is about another file, entry, value or number. */
function skeleton(message: string): string {
  return message
    .replace(/[“"][^”"]*[”"]/g, '§')
    .replace(/<[^>]*>/g, '§')
    .replace(/\{[^{}]*\}/g, '§')
    .replace(/\([^()]*\)/g, '§')
    .replace(/#[\w-]+/g, '§')
    .replace(/U\+\w+/g, '§')
    .replace(/\b[\w-]+=§?/g, '§')
    .replace(/(?:[\w.-]+\/)+[\w.-]+(?::\d+)?/g, '§')
    .replace(/[#&]?[\d०-९]+(?:[-.,:][\d०-९]+)*/g, '§')
    .replace(/\s+/g, ' ');
}

/** Quotes may leave out the middle or the end: "…". */
function matches(quoted: string, message: string): boolean {
  let rest = skeleton(message);
  return quoted
    .replace(/"…"/g, '"x"')
    .split('…')
    .every((part) => {
      const wanted = skeleton(part).trim();
      const at = rest.indexOf(wanted);
      rest = rest.slice(at + wanted.length);
      return at >= 0;
    });
}

describe('a message of the checks', () => {
  it('is what WRITING-FILES.md quotes, where it quotes one', () => {
    const messages = problems.map(({message}) => message);
    const quoted = quotedMessages(readFileSync('WRITING-FILES.md', 'utf8'));
    expect(quoted.length).toBeGreaterThan(80);
    const unknown = quoted.filter((one) => !messages.some((message) => matches(one, message)));
    expect(unknown).toEqual([]);
    // The same comparison notices a message of yesterday.
    expect(
      messages.some((message) => matches('This stands alone, so it ends here.', message)),
    ).toBe(false);
  });
});

describe('a message of the checks in Nepali', () => {
  it('is there for every mistake that writers can make', () => {
    expect(problems.length).toBeGreaterThan(120);
    const untranslated = problems
      .map(({message}) => translate(message))
      .filter((text) => englishIn(text).length > 0 || !/\p{Script=Devanagari}/u.test(text));
    expect(untranslated).toEqual([]);
  });

  it('keeps what it quotes', () => {
    for (const {message} of problems) {
      const text = translate(message);
      for (const [, quoted = ''] of message.matchAll(/"([^"]+)"/g)) {
        if (/^[\w./-]+$/.test(quoted) && !/^v=$|^true$/.test(quoted)) {
          expect(text).toContain(quoted);
        }
      }
    }
  });

  it('is typed as Nepali is: no space before a danda, and Nepali digits for what is counted', () => {
    for (const {message} of problems) expect(translate(message)).not.toMatch(/[^”।] ।(?!”)/u);
    expect(
      translate(
        'static/img/a.jpg is 200 pixels wide. A picture here has 320 or more, or it looks blurred.',
      ),
    ).toBe(
      '“static/img/a.jpg” को चौडाइ २०० पिक्सेल छ। यहाँको तस्बिर कम्तीमा ३२० पिक्सेल चौडा हुनुपर्छ, नत्र धमिलो देखिन्छ।',
    );
  });

  it('has no entry in the catalogue that no check writes any more', () => {
    const all = problems.map(({message}) => message);
    const unused = Object.keys(catalogue.sentences).filter((key) => {
      const parts = key
        .split(/\{\d(?::\w+)?\}/)
        .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
      const pattern = new RegExp(parts.join('.+'), 'su');
      return !all.some((message) => pattern.test(message));
    });
    expect(unused).toEqual([]);
  });

  it('has every place of its English', () => {
    const places = (text: string) => [...new Set(text.match(/\{\d/g))].sort();
    for (const [key, translation] of Object.entries(catalogue.sentences)) {
      const lacking = places(key).filter((place) => !places(translation).includes(place));
      // The language is named once where English names it twice.
      expect({key, lacking: lacking.length <= 1 ? 0 : lacking}).toEqual({key, lacking: 0});
    }
  });
});

describe('translateProblem', () => {
  const problem: Problem = {
    file: 'src/data/team.yml',
    line: 6,
    place: ['entry 2', 'role'],
    message: '"rol" is not a field here. Did you mean "role"?',
    example: 'role: {en: Designer, ne: डिजाइनर}',
  };

  it('translates the message and the place, and nothing else', () => {
    expect(translateProblem(problem, 'ne')).toEqual({
      ...problem,
      place: ['प्रविष्टि २', 'role'],
      message: '“rol” नामको खण्ड यहाँ हुँदैन। के तपाईँले “role” भन्न खोज्नुभएको हो?',
    });
  });

  it('leaves English as it is', () => {
    expect(translateProblem(problem, 'en')).toBe(problem);
  });

  it('leaves a sentence that is not in the catalogue, and translates those beside it', () => {
    expect(translate('Something new happened. Did you mean "role"?')).toBe(
      'Something new happened. के तपाईँले “role” भन्न खोज्नुभएको हो?',
    );
    expect(translate('The file is empty. Something new happened.')).toBe(
      'फाइल खाली छ। Something new happened.',
    );
    expect(translate('Nothing known')).toBe('Nothing known');
  });

  it('is not misled by sentences within what is quoted', () => {
    expect(
      translate('The Nepali is empty. The English is "Wait. The file is empty. Go on.".'),
    ).toBe('नेपाली खाली छ। अङ्ग्रेजी: “Wait. The file is empty. Go on.”।');
    expect(translate('"The text is empty." is not an e-mail address.')).toBe(
      '“The text is empty.” इमेल ठेगाना होइन।',
    );
  });

  it('does not translate the name of a field that looks like a word of the catalogue', () => {
    expect(translate('"text" is missing.')).toBe('“text” छुटेको छ।');
  });

  it('takes a moment only', () => {
    // Of this process, because others may keep the machine busy.
    const start = process.cpuUsage();
    const long = `The English is "${'A sentence. '.repeat(200)}".`;
    expect(translate(long)).toContain('अङ्ग्रेजी');
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});
