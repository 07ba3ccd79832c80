import {type ReactNode, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {EditPlace} from '../../types';
import type {StaleItem} from '../../core/operations';
import {writeAddress} from '../address';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import shell from '../shell.module.css';
import styles from './todo.module.css';

/** What waits: mistakes, texts changed in one language, samples, disagreements and dates to renew. */
export function TodoView(): ReactNode {
  const {say} = useWords();
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
    problems: value.problems.map((problem) => {
      const {file, place, label = [file, ...place].join(' › ')} = problem;
      return row({...problem, label}, <Problems problems={[problem]} />);
    }),
    open: newTogether(value.open).map((texts) => {
      const {label, within = label, ...first} = texts[0]!;
      const name = texts.length > 1 ? within : label;
      const onAgreed = () => setMessage(say('todo.agreed', {label: name}));
      return row({...first, label: name}, <OpenTexts texts={texts} onAgreed={onAgreed} />);
    }),
    disagreements: value.disagreements.map((disagreement) =>
      row(disagreement, <span lang="en">{disagreement.value}</span>),
    ),
    expiries: value.expiries.map((expiry) => row(expiry, say('todo.until', {date: expiry.value}))),
    placeholders: value.placeholders.map((placeholder) => row(placeholder)),
  };
  const found = Object.entries(parts ?? {}).filter(([, rows]) => rows.length > 0);
  return (
    <div className={`${shell.view} ${styles.view}`}>
      <h1 tabIndex={-1}>{say('views.todo')}</h1>
      <p role="status">{message || error || (value ? '' : say('editor.loading'))}</p>
      {value && found.length === 0 && <p className={styles.done}>{say('todo.nothing')}</p>}
      {found.map(([id, rows]) => (
        // Samples are many, and none of them is urgent.
        <details key={id} className={styles.part} open={id !== 'placeholders'}>
          <summary>
            <h2>{say('todo.heading', {name: say(`todo.${id}.title`), count: rows.length})}</h2>
          </summary>
          <p>{say(`todo.${id}.text`)}</p>
          <ul className="plain">{rows}</ul>
        </details>
      ))}
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
            {item[locale]}
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
