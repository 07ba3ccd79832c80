import {type ReactNode, useState} from 'react';
import {groupBy} from 'content/pairs/compare';
import {locales, nativeName} from 'nepali-text/locale';
import type {EditPlace} from '../../types';
import type {StaleItem} from '../../core/operations';
import {writeAddress} from '../address';
import {ShownText} from '../Changes';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import shell from '../shell.module.css';
import styles from './todo.module.css';

/** What waits: mistakes, texts changed in one language, and what is needed before the site opens. */
export function TodoView(): ReactNode {
  const {say, pick} = useWords();
  const {value, error} = useAnswer('todo', {});
  const [message, setMessage] = useState('');
  const row = (one: {label: string; where?: EditPlace}, more?: ReactNode) => (
    <li key={JSON.stringify(one)} className={styles.row}>
      <div>
        <h3>{one.label}</h3>
        {more}
      </div>
      {one.where && (
        <a className="button secondary" href={writeAddress(one.where)}>
          {say('todo.openIt')}
          <span className="visually-hidden"> {one.label}</span>
        </a>
      )}
    </li>
  );
  const parts = value && {
    problems: value.problems.map((problem) =>
      row({label: say('todo.outside'), ...problem}, <Problems problems={[problem]} />),
    ),
    open: newTogether(value.open).map((texts) => {
      const {label, within = label, ...first} = texts[0]!;
      const name = texts.length > 1 ? within : label;
      const onAgreed = () => setMessage(say('todo.agreed', {label: name}));
      return row({...first, label: name}, <OpenTexts texts={texts} onAgreed={onAgreed} />);
    }),
    launch: [...groupBy(value.launch, ({label}) => label.split(' › ')[0])].map(
      ([list = '', items]) => (
        <li key={list}>
          <details className={styles.list}>
            <summary>
              <h3>{say('todo.heading', {name: list, count: items.length})}</h3>{' '}
              {items[0]?.page && (
                <span className="meta">{say('todo.launch.page', {page: pick(items[0].page)})}</span>
              )}
            </summary>
            <ul className="plain">
              {items.map((item) => {
                const {kind, value: what} = item;
                const label = item.label.slice(list.length + 3) || list;
                return row(
                  {...item, label},
                  <>
                    <span className="tag">{say(`todo.launch.${kind}`, {date: what})}</span>{' '}
                    {kind === 'disagreement' && <span lang="en">{what}</span>}
                  </>,
                );
              })}
            </ul>
          </details>
        </li>
      ),
    ),
  };
  const countOf = (id: string) => (value?.[id as keyof typeof parts] ?? []).length;
  const isDone = value && Object.values(parts ?? {}).every((rows) => rows.length === 0);
  return (
    <div className={`${shell.view} ${styles.view}`}>
      <h1 tabIndex={-1}>{say('views.todo')}</h1>
      <p role="status">{message || error || (value ? '' : say('editor.loading'))}</p>
      {isDone && <p className={styles.done}>{say('todo.nothing')}</p>}
      {Object.entries(parts ?? {}).map(
        ([id, rows]) =>
          rows.length > 0 && (
            <details key={id} className={styles.part} open>
              <summary>
                <h2>{say('todo.heading', {name: say(`todo.${id}.title`), count: countOf(id)})}</h2>
              </summary>
              <p>{say(`todo.${id}.text`)}</p>
              <ul className="plain">{rows}</ul>
            </details>
          ),
      )}
      {value?.launch.length === 0 && <p className={styles.done}>{say('todo.launch.done')}</p>}
    </div>
  );
}

/** Texts that are new in both languages, together by entry or page; every other one for itself. */
function newTogether(items: readonly StaleItem[]): StaleItem[][] {
  const groups: Record<string, StaleItem[]> = {};
  for (const item of items) {
    const {where, text} = item;
    const isNew = text.state === 'new' && text.target.english && text.target.translation;
    // Names of entries may be the same, positions are not.
    const owner = [where.name, where.view === 'list' && where.path?.[0]];
    (groups[JSON.stringify(isNew ? owner : text.target)] ??= []).push(item);
  }
  return Object.values(groups);
}

/** @param texts one, or all new ones of an entry or a page */
function OpenTexts({texts, onAgreed}: {texts: readonly StaleItem[]; onAgreed: () => void}) {
  const {say, sayCount} = useWords();
  const [first, ...rest] = texts.map((item) => (
    <section key={item.text.target.place} aria-label={item.label}>
      {item !== texts[0] && <h4>{item.label}</h4>}
      <div className={styles.texts}>
        {locales.map((locale) => (
          <blockquote key={locale} lang={locale} aria-label={nativeName(locale)}>
            <ShownText text={item[locale] ?? ''} locale={locale} />
          </blockquote>
        ))}
      </div>
    </section>
  ));
  return (
    <>
      {first}
      {rest.length > 0 && (
        <details>
          <summary>{sayCount('todo.more', rest.length)}</summary>
          {rest}
        </details>
      )}
      <OpenNote
        texts={texts.map(({text}) => text)}
        action={rest.length > 0 ? say('todo.agreeAll') : undefined}
        onAgreed={onAgreed}
      />
    </>
  );
}
