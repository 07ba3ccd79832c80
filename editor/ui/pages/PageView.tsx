import {type ReactNode, useEffect} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import {writeHistory} from 'site-elements/history';
import type {Json, PageModel, ShownProblem} from '../../types';
import {type Address, writeAddress} from '../address';
import {PageAddress} from '../AddressDialog';
import {DeletedEarlier} from '../DeletedEarlier';
import {LostTexts} from '../LostTexts';
import {followMoves, type UnsavedValue, type Target} from '../unsaved';
import {Problems} from '../Problems';
import {useEditor} from '../editor';
import {SaveBar} from '../SaveBar';
import {useAnswer} from '../useAnswer';
import {useViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {blockWith, boxId, pageName, type PageRowModel, textsOf, useKeys} from './blocks';
import {useNewParts} from './newParts';
import {PageRow} from './PageRow';
import {listEdits} from './structure';
import {nameOfFile} from '../../phrases';
import {useChangedFocus} from './usePartChanges';
import styles from './pages.module.css';

/** Of a page by its English file: a block, or a field by its key, in one of the languages, which is focused. */
type PagePlace = Pick<Address, 'block' | 'field' | 'locale'> & {name: string};

/** A page in Markdown: its texts in two languages side by side. */
export function PageView({name, ...place}: PagePlace): ReactNode {
  const {overview, first, showPage, go} = useEditor();
  const {say, pick} = useWords();
  const read = first?.model.name === name ? first.model : undefined;
  const {value: model, error, reload} = useAnswer('page', {name}, read);
  const page = overview.pages.find(
    ({markdown, parts}) => markdown === name || parts.includes(name),
  );
  const {parts = [], lists = [], copy} = page ?? {};
  const route = model?.route ?? page?.route;
  const title = page?.name ?? model?.fields.find(({key}) => key === 'title')?.texts;
  useEffect(() => {
    if (route !== undefined) showPage(route);
  }, [route, showPage]);
  // Somebody has deleted it, or it is at another address.
  const isGone = error !== undefined && !first && !page;
  const move = overview.redirects.find(({from}) => isGone && name.endsWith(`${from}.mdx`));
  useEffect(() => {
    if (!move) return;
    followMoves([move]);
    go({view: 'page', name: name.replace(`${move.from}.`, `${move.to}.`)});
  }, [move, name, go]);
  const tag = (view: Address['view'], other: string, label: string) => (
    <a key={other} className="tag" href={writeAddress({view, name: other})}>
      {label}
    </a>
  );
  const labelOf = (list: string) =>
    pick(overview.lists.find((one) => one.name === list)?.label ?? {en: list});
  const also = [
    parts.map((part, index) => tag('page', part, say('page.part', {number: index + 1}))),
    copy ? tag('list', copy, say('page.copy')) : [],
    lists.map((list) => tag('list', list, labelOf(list))),
  ].flat();

  return (
    <div className={styles.page}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {title ? pick(title) : nameOfFile(name)}
      </h1>
      {isGone ? (
        <>
          <p role="alert" className="note">
            {say('page.gone')}
          </p>
          <DeletedEarlier file="" />
          {!model && <LostTexts />}
        </>
      ) : (
        <>
          <DeletedEarlier file={name} />
          {page?.markdown === name && <PageAddress route={page.route} />}
        </>
      )}
      {also.length > 0 && (
        <p className={styles.also}>
          {say('page.also')} {also}
        </p>
      )}
      {model ? (
        <PageEditor model={model} reload={reload} name={name} {...place} />
      ) : (
        <p role="status">{error ?? say('editor.loading')}</p>
      )}
    </div>
  );
}

interface PageEditorProps extends PagePlace {
  model: PageModel;
  reload: () => Promise<PageModel | undefined>;
}

/** The fields and blocks of a page, English on the left. */
function PageEditor({model, reload, ...place}: PageEditorProps): ReactNode {
  const words = useWords();
  const {name, block, field, locale: focused = 'en'} = place;
  const {fields, blocks, files} = model;
  const parts = useNewParts(model);
  const editor = useViewEdits({
    label: words.say('page.step', {page: pageName(model, words)}),
    model,
    files: locales.map((locale) => files[locale].file),
    read: textAt,
    reload,
    locate,
    complete: listEdits,
  });
  const keys = useKeys(blocks);
  useChangedFocus(blocks);

  useEffect(() => {
    const focus = block ?? field;
    if (focus === undefined) return;
    const box = document.getElementById(boxId(focused, focus));
    box?.scrollIntoView({block: 'center'});
    box?.focus({preventScroll: true});
    // So that the same place can be asked for again.
    writeHistory('replaceState', writeAddress({view: 'page', name}));
  }, [block, field, focused, name]);

  const problemsAt = (box: string) =>
    [...model.problems, ...editor.problems].filter((one) => boxOf(model, one) === box);
  const propsOf = (row: PageRowModel) => ({
    row,
    model,
    editor,
    onPart: parts.change,
    sides: locales.map((locale) => {
      const [id, key] = 'key' in row ? [row.key, row.key] : [row.index, row.indexes[locale] ?? -1];
      const target = {file: files[locale].file, path: [key]};
      const box = boxId(locale, id);
      return {
        locale,
        id: box,
        target,
        value: editor.value(target),
        isChanged: editor.isChanged(target),
        problems: problemsAt(box),
      };
    }),
  });

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
        {fields.map((row) => (
          <PageRow key={row.key} {...propsOf(row)} />
        ))}
      </ul>
      <ol className={`plain ${styles.rows}`}>
        {blocks.map((row, index) => (
          <PageRow key={keys[index]} part={parts.partAfter(row)} {...propsOf(row)} />
        ))}
      </ol>
      <SaveBar editor={editor} unadded={parts.count} />
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
function locate(model: PageModel, {base, ...target}: UnsavedValue): Target {
  const [place] = target.path;
  const {locale} = rowAt(model, target);
  if (typeof place !== 'number') return target;
  return {...target, path: [blockWith(model, locale, base, place)?.indexes[locale] ?? place]};
}

/** The id of the box that a problem is about; '' for the whole page, or another file. */
function boxOf({files, fields}: PageModel, {file, block, place}: ShownProblem): string {
  const locale = locales.find((one) => files[one].file === file);
  const box = block ?? fields.find(({key}) => place.includes(key))?.key;
  return locale && box !== undefined ? boxId(locale, box) : '';
}
