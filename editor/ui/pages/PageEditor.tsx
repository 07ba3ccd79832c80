import {type ReactNode, useEffect, useState} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import type {Json, PageModel, RoomProblem} from '../../types';
import {writeAddress} from '../address';
import type {Draft, Target} from '../drafts';
import {Problems} from '../Problems';
import {SaveBar} from '../SaveBar';
import {useEditor} from '../useEditor';
import {useWords} from '../words';
import {blockWith, boxId, keysOf, rowName, textsOf} from './blocks';
import {useNewParts} from './newParts';
import {PageRow} from './PageRow';
import styles from './pages.module.css';

interface PageEditorProps {
  model: PageModel;
  reload: () => Promise<PageModel | undefined>;
  /** What is focused: a block, or a field by its key, in one of the languages. */
  focus: {block?: number; field?: string; locale: Locale};
}

/** The fields and blocks of a page, English on the left. */
export function PageEditor({model, reload, focus}: PageEditorProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const {name, route, fields, blocks, files} = model;
  const parts = useNewParts(model);
  const editor = useEditor({
    label: say('page.step', {page: route}),
    model,
    files: locales.map((locale) => files[locale].file),
    read: textAt,
    reload,
    locate,
  });
  const problemsAt = (box: string) =>
    [...model.problems, ...editor.problems].filter((one) => boxOf(model, one) === box);
  const [drawn, setDrawn] = useState(() => ({blocks, keys: blocks.map(({index}) => index)}));
  const keys = drawn.blocks === blocks ? drawn.keys : keysOf(blocks, drawn);
  if (drawn.blocks !== blocks) setDrawn({blocks, keys});

  useEffect(() => {
    const place = focus.block ?? focus.field;
    if (place === undefined) return;
    const box = document.getElementById(boxId(focus.locale, place));
    box?.scrollIntoView({block: 'center'});
    box?.focus({preventScroll: true});
    // So that the same place can be asked for again.
    history.replaceState(null, '', writeAddress({view: 'page', name}));
  }, [focus.block, focus.field, focus.locale, name]);

  const nameOf = (target: Target) => {
    const {row, locale} = rowAt(model, target);
    return say('page.box', {name: row ? rowName(row, words) : '', language: nativeName(locale)});
  };
  const shared = {
    model,
    editor,
    problemsAt,
    onPart: parts.change,
  };

  return (
    <>
      <Problems problems={problemsAt('')} />
      <div className={styles.languages}>
        {locales.map((locale) => (
          <h2 key={locale} lang={locale}>
            {nativeName(locale)}
          </h2>
        ))}
      </div>
      <ul className={`plain ${styles.rows}`}>
        {fields.map((field) => (
          <PageRow key={field.key} row={field} {...shared} />
        ))}
      </ul>
      <ol className={`plain ${styles.rows}`}>
        {blocks.map((block, index) => (
          <PageRow key={keys[index]} row={block} part={parts.partAfter(block)} {...shared} />
        ))}
      </ol>
      <SaveBar editor={editor} nameOf={nameOf} unadded={parts.count} />
    </>
  );
}

/** The field or the block of a target, and its language; none of the page: English. */
function rowAt({files, fields, blocks}: PageModel, {file, path: [place]}: Target) {
  const locale = locales.find((one) => files[one].file === file) ?? 'en';
  const field = fields.find(({key}) => key === place);
  return {locale, row: field ?? blocks.find(({indexes}) => indexes[locale] === place)};
}

/** A text; of a component, the texts of everything in it. */
function textAt(model: PageModel, target: Target): Json | undefined {
  const {row, locale} = rowAt(model, target);
  if (!row || 'key' in row || row.texts[locale] !== undefined) return row?.texts[locale];
  return textsOf(row, model, locale);
}

/**
 * Where a change belongs after the page was changed on disk: at the block that has or is most like the
 * text that was typed over, the nearest if there are several; else where it was.
 */
function locate(model: PageModel, {base, ...target}: Draft): Target {
  const [place] = target.path;
  const {locale} = rowAt(model, target);
  if (typeof place !== 'number') return target;
  return {...target, path: [blockWith(model, locale, base, place)?.indexes[locale] ?? place]};
}

/** The id of the box that a problem is about; '' for the whole page, or another file. */
function boxOf({files, fields}: PageModel, {file, block, place}: RoomProblem): string {
  const locale = locales.find((one) => files[one].file === file);
  const box = block ?? fields.find(({key}) => place.includes(key))?.key;
  return locale && box !== undefined ? boxId(locale, box) : '';
}
