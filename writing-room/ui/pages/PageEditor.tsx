import {type ReactNode, useEffect, useMemo} from 'react';
import {defaultLocale, type Locale, locales, nativeName} from 'nepali-text/locale';
import type {Json, OpenText, PageModel, Problem} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {SaveBar} from '../SaveBar';
import type {Draft, Target} from '../drafts';
import {useEditor} from '../useEditor';
import {useWords} from '../words';
import {blockName, blockWith, boxId, textsOf} from './blocks';
import {useNewParts} from './newParts';
import {PageRow} from './PageRow';
import styles from './pages.module.css';

interface PageEditorProps {
  model: PageModel;
  reload: () => Promise<PageModel | undefined>;
  focus: {block?: number; field?: string; locale: Locale};
}

const localeOf = ({files}: PageModel, {file}: {file: string}): Locale | undefined =>
  locales.find((locale) => files[locale].file === file);

/** The field or the block of a target. */
function rowAt(model: PageModel, {path: [place], ...target}: Target) {
  const locale = localeOf(model, target) ?? defaultLocale;
  return typeof place === 'string'
    ? model.fields.find(({key}) => key === place)
    : model.blocks.find(({indexes}) => indexes[locale] === place);
}

/** A text; of a component, the texts of everything in it. */
function textAt(model: PageModel, target: Target): Json | undefined {
  const row = rowAt(model, target);
  const locale = localeOf(model, target) ?? defaultLocale;
  if (!row || 'key' in row || row.texts[locale] !== undefined) return row?.texts[locale];
  return textsOf(row, model, locale);
}

/** The fields and blocks of a page, English on the left. */
export function PageEditor({model, reload, focus}: PageEditorProps): ReactNode {
  const {refresh} = useRoom();
  const words = useWords();
  const {say} = words;
  const parts = useNewParts(model);
  const files = useMemo(() => locales.map((locale) => model.files[locale].file), [model]);
  const editor = useEditor({
    label: say('page.step', {page: model.route}),
    model,
    files,
    read: textAt,
    reload,
    locate,
  });
  const problems = byBox(model, [...model.problems, ...editor.problems]);

  useEffect(() => {
    const place = focus.block ?? focus.field;
    if (place === undefined) return;
    const box = document.getElementById(boxId(focus.locale, place));
    box?.scrollIntoView({block: 'center'});
    box?.focus({preventScroll: true});
    // So that the same place can be asked for again.
    history.replaceState(null, '', writeAddress({view: 'page', name: model.name}));
  }, [focus.block, focus.field, focus.locale, model.name]);

  const agree = ({target}: OpenText) =>
    call('agree', {targets: [target]})
      .then(reload)
      .then(refresh);
  const nameOf = (target: Target) => {
    const row = rowAt(model, target);
    const name = row && ('key' in row ? words.pick(row.label) : blockName(row, words));
    const language = nativeName(localeOf(model, target) ?? defaultLocale);
    return say('page.box', {name: name ?? '', language});
  };
  const shared = {
    model,
    editor,
    problems,
    onPart: parts.change,
    onAgree: agree,
  };

  return (
    <>
      <Problems problems={problems.get('') ?? []} />
      <div className={styles.languages}>
        {locales.map((locale) => (
          <h2 key={locale} lang={locale}>
            {nativeName(locale)}
          </h2>
        ))}
      </div>
      <ul className={`plain ${styles.rows}`}>
        {model.fields.map((field) => (
          <PageRow key={field.key} row={field} {...shared} />
        ))}
      </ul>
      <ol className={`plain ${styles.rows}`}>
        {model.blocks.map((block) => (
          <PageRow key={block.index} row={block} part={parts.partAfter(block)} {...shared} />
        ))}
      </ol>
      <SaveBar editor={editor} nameOf={nameOf} unadded={parts.count} />
    </>
  );
}

/**
 * Where a change belongs after the page was changed on disk: at the block that still has the text that
 * was typed over, the nearest if there are several; else where it was.
 */
function locate(model: PageModel, {base, ...target}: Draft): Target {
  const [place] = target.path;
  const locale = localeOf(model, target);
  if (typeof place !== 'number' || !locale) return target;
  return {...target, path: [blockWith(model, locale, base, place)?.indexes[locale] ?? place]};
}

/** Problems by the id of the box that they are about; under '' those of the whole page, or of another file. */
function byBox(model: PageModel, problems: readonly Problem[]): Map<string, Problem[]> {
  const boxes = new Map<string, Problem[]>();
  for (const problem of problems) {
    const locale = localeOf(model, problem);
    const place = problem.block ?? model.fields.find(({key}) => problem.place.includes(key))?.key;
    const box = locale && place !== undefined ? boxId(locale, place) : '';
    boxes.set(box, [...(boxes.get(box) ?? []), problem]);
  }
  return boxes;
}
