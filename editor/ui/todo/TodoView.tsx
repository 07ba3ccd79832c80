import {type ReactNode, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {StaleItem, EditPlace, TodoModel} from '../../types';
import {writeAddress} from '../address';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import styles from './todo.module.css';

/** What waits: mistakes, texts changed in one language, samples, disagreements and dates to renew. */
export function TodoView(): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('todo', {});
  const [message, setMessage] = useState('');
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('views.todo')}</h1>
      <p role="status">{message || error || (value ? '' : say('room.loading'))}</p>
      {value && (
        <Parts todo={value} onAgreed={(label) => setMessage(say('todo.agreed', {label}))} />
      )}
    </div>
  );
}

type OnAgreed = (label: string) => void;

function Parts({todo, onAgreed}: {todo: TodoModel; onAgreed: OnAgreed}): ReactNode {
  const {say} = useWords();
  const {problems, open, disagreements, expiries, placeholders} = todo;
  const row = (one: {label: string; where?: EditPlace}, more?: ReactNode) => (
    <li key={JSON.stringify(one)} className={styles.row}>
      <div>
        <strong>{one.label}</strong> {more}
      </div>
      {one.where && <Open where={one.where} label={one.label} />}
    </li>
  );
  const parts: Readonly<Record<string, readonly ReactNode[]>> = {
    problems: problems.map((problem) => {
      const {file, place, label = [file, ...place].join(' › ')} = problem;
      return row({...problem, label}, <Problems problems={[problem]} />);
    }),
    open: newTogether(open).map((texts) => (
      <OpenTexts key={JSON.stringify(texts[0]?.text.target)} texts={texts} onAgreed={onAgreed} />
    )),
    disagreements: disagreements.map((one) => row(one, <span lang="en">{one.value}</span>)),
    expiries: expiries.map((one) => row(one, say('todo.until', {date: one.value}))),
    placeholders: placeholders.map((one) => row(one)),
  };
  const found = Object.entries(parts).filter(([, rows]) => rows.length > 0);
  if (found.length === 0) return <p className={styles.done}>{say('todo.nothing')}</p>;
  return found.map(([id, rows]) => (
    // Samples are many, and none of them is urgent.
    <details key={id} className={styles.part} open={id !== 'placeholders'}>
      <summary>
        <h2>{say('todo.heading', {name: say(`todo.${id}.title`), count: rows.length})}</h2>
      </summary>
      <p>{say(`todo.${id}.text`)}</p>
      <ul className="plain">{rows}</ul>
    </details>
  ));
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
function OpenTexts({
  texts,
  onAgreed,
}: {
  texts: readonly StaleItem[];
  onAgreed: OnAgreed;
}): ReactNode {
  const {say, sayCount} = useWords();
  const [first, ...rest] = texts;
  if (!first) return null;
  const label = rest.length > 0 ? (first.within ?? first.label) : first.label;
  return (
    <li className={styles.pair}>
      <h3>{label}</h3>
      <BothTexts item={first} />
      {rest.length > 0 && (
        <details>
          <summary>{sayCount('todo.more', rest.length)}</summary>
          {rest.map((item) => (
            <section key={item.text.target.place} aria-label={item.label}>
              <h4>{item.label}</h4>
              <BothTexts item={item} />
            </section>
          ))}
        </details>
      )}
      <OpenNote
        texts={texts.map(({text}) => text)}
        action={rest.length > 0 ? say('todo.agreeAll') : undefined}
        onAgreed={() => onAgreed(label)}
      />
      <p>
        <Open where={first.where} label={label} />
      </p>
    </li>
  );
}

function BothTexts({item}: {item: StaleItem}): ReactNode {
  return (
    <div className={styles.texts}>
      {locales.map((locale) => (
        <blockquote key={locale} lang={locale} aria-label={nativeName(locale)}>
          {item[locale]}
        </blockquote>
      ))}
    </div>
  );
}

function Open({where, label}: {where: EditPlace; label: string}): ReactNode {
  const {say} = useWords();
  return (
    <a className="button secondary" href={writeAddress(where)}>
      {say('todo.openIt')}
      <span className="visually-hidden"> {label}</span>
    </a>
  );
}
