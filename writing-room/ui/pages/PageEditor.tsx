import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {defaultLocale, type Locale, locales, nativeName} from 'nepali-text/locale';
import type {OpenText, PageModel} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {SaveBar} from '../SaveBar';
import type {Pending, Target} from '../targets';
import {useEditor} from '../useEditor';
import {useWords} from '../words';
import {BlockRow} from './BlockRow';
import {FieldRow} from './FieldRow';
import {blockName} from './blockNames';
import {locateBlock} from './locateBlock';
import {problemPlaces} from './problemPlaces';
import {boxId, type Side} from './sides';
import styles from './pages.module.css';

interface PageEditorProps {
  model: PageModel;
  reload: () => Promise<void>;
  focus: {block?: number; field?: string; locale: Locale};
}

/** The field or the block of a target. */
const placeAt = ({fields, blocks}: PageModel, {path: [place]}: Target, locale: Locale) =>
  typeof place === 'string'
    ? fields.find(({key}) => key === place)
    : blocks.find(({indexes}) => indexes[locale] === place);

/** The fields and blocks of a page, English on the left. */
export function PageEditor({model, reload, focus}: PageEditorProps): ReactNode {
  const {refresh} = useRoom();
  const words = useWords();
  const {say} = words;
  const [failure, setFailure] = useState('');

  const localeOf = useMemo(
    () => (file: string) => locales.find((locale) => model.files[locale]?.file === file),
    [model],
  );
  const versions = useMemo(
    () => Object.fromEntries(Object.values(model.files).map(({file, version}) => [file, version])),
    [model],
  );
  const read = (target: Target): string | undefined => {
    const locale = localeOf(target.file);
    return locale && placeAt(model, target, locale)?.texts[locale];
  };
  const editor = useEditor({
    label: say('page.step', {page: model.route}),
    versions,
    read,
    reload,
    locate: (pending) => locateBlock(pending, model, localeOf(pending.target.file)),
  });
  const places = problemPlaces(model, editor.pending, [...model.problems, ...editor.problems]);

  useEffect(() => {
    const place = focus.block ?? focus.field;
    if (place === undefined) return;
    const box = document.getElementById(boxId(focus.locale, place));
    box?.scrollIntoView({block: 'center'});
    box?.focus({preventScroll: true});
    // So that the same place can be asked for again.
    history.replaceState(null, '', writeAddress({view: 'page', name: model.name}));
  }, [focus.block, focus.field, focus.locale, model.name]);

  const agree = async ({target}: OpenText) => {
    try {
      await call('agree', {targets: [target]});
      setFailure('');
      await Promise.all([reload(), refresh()]);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const nameOf = ({target}: Pending) => {
    const locale = localeOf(target.file) ?? defaultLocale;
    const language = nativeName(locale);
    const place = placeAt(model, target, locale);
    const name =
      place && 'label' in place ? words.pick(place.label) : place && blockName(place, words);
    return say('page.box', {name: name ?? '', language});
  };
  const sides = useMemo(
    () =>
      locales.map<Side>((locale) => ({
        locale,
        file: model.files[locale].file,
      })),
    [model],
  );

  return (
    <>
      <Problems problems={places.rest} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.languages}>
        {locales.map((locale) => (
          <h2 key={locale} lang={locale}>
            {nativeName(locale)}
          </h2>
        ))}
      </div>
      <div className={styles.rows}>
        {model.fields.map((field) => (
          <FieldRow
            key={field.key}
            field={field}
            sides={sides}
            editor={editor}
            problems={places.byField}
            onAgree={(open) => void agree(open)}
          />
        ))}
      </div>
      <ol className={`plain ${styles.rows}`}>
        {model.blocks.map((block) => (
          <BlockRow
            key={block.index}
            block={block}
            model={model}
            sides={sides}
            editor={editor}
            problems={places.byBlock}
            onAgree={(open) => void agree(open)}
          />
        ))}
      </ol>
      <SaveBar editor={editor} nameOf={nameOf} />
    </>
  );
}
