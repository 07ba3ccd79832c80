import {type ReactNode, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {OpenItem, Place, TodoModel} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {grouped, newTogether} from './grouped';
import styles from './todo.module.css';

const NOTHING: Record<string, never> = {};

/** What waits: mistakes, texts changed in one language, samples, disagreements and dates to renew. */
export function TodoView(): ReactNode {
  const {say} = useWords();
  const {refresh} = useRoom();
  const {value, error, reload} = useAnswer('todo', NOTHING);
  const [message, setMessage] = useState('');
  const agree = async (texts: readonly OpenItem[], label: string) => {
    try {
      await call('agree', {targets: texts.map(({text}) => text.target)});
      setMessage(say('todo.agreed', {label}));
      await Promise.all([reload(), refresh()]);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('views.todo')}</h1>
      <p role="status">{message || error || (value ? '' : say('room.loading'))}</p>
      {value && <Todo todo={value} onAgree={(texts, label) => void agree(texts, label)} />}
    </div>
  );
}

interface TodoProps {
  todo: TodoModel;
  onAgree: (texts: readonly OpenItem[], label: string) => void;
}

function Todo({todo, onAgree}: TodoProps): ReactNode {
  const {say} = useWords();
  const {overview} = useRoom();
  const {open, standins, disagreements, expiries, problems} = todo;
  if ([open, standins, disagreements, expiries, problems].every((some) => some.length === 0)) {
    return <p className={styles.done}>{say('todo.nothing')}</p>;
  }
  return (
    <>
      <Part id="problems" count={problems.length}>
        <ul className="plain">
          {problems.map((problem, index) => (
            <li key={index} className={styles.problem}>
              <Problems
                problems={[problem]}
                placeOf={({file, place}) => problem.label ?? [file, ...place].join(' › ')}
              />
              {problem.where && <Open where={problem.where} label={problem.label ?? ''} />}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="open" count={open.length}>
        <ul className="plain">
          {newTogether(open).map((texts) => (
            <OpenTexts key={texts[0].text.target.place} texts={texts} onAgree={onAgree} />
          ))}
        </ul>
      </Part>
      <Part id="disagreements" count={disagreements.length}>
        <ul className={`plain ${styles.rows}`}>
          {disagreements.map(({label, what, where}) => (
            <li key={`${label} ${what}`}>
              <span>
                <strong>{label}</strong> <span lang="en">{what}</span>
              </span>
              <Open where={where} label={label} />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="expiries" count={expiries.length}>
        <ul className={`plain ${styles.rows}`}>
          {expiries.map(({label, date, where}) => (
            <li key={label}>
              <span>
                <strong>{label}</strong> {say('todo.until', {date})}
              </span>
              <Open where={where} label={label} />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="standins" count={standins.length}>
        <StandIns standins={standins} lists={overview.lists} />
      </Part>
    </>
  );
}

interface OpenTextsProps {
  /** One, or all new ones of an entry or a page. */
  texts: readonly [OpenItem, ...OpenItem[]];
  onAgree: TodoProps['onAgree'];
}

function OpenTexts({texts, onAgree}: OpenTextsProps): ReactNode {
  const {say, sayCount} = useWords();
  const [first, ...rest] = texts;
  const label = rest.length > 0 ? (first.within ?? first.label) : first.label;
  return (
    <li className={styles.pair}>
      <h3>{label}</h3>
      <BothTexts item={first} />
      {rest.length > 0 ? (
        <>
          <details>
            <summary>{sayCount('todo.more', rest.length)}</summary>
            {rest.map((item) => (
              <section key={item.text.target.place} aria-label={item.label}>
                <h4>{item.label}</h4>
                <BothTexts item={item} />
              </section>
            ))}
          </details>
          <p>
            <button
              type="button"
              className="button secondary"
              onClick={() => onAgree(texts, label)}
            >
              {say('todo.agreeAll')}
              <span className="visually-hidden">: {label}</span>
            </button>
          </p>
        </>
      ) : (
        <OpenNote text={first.text} onAgree={() => onAgree(texts, label)} />
      )}
      <p>
        <Open where={first.where} label={label} />
      </p>
    </li>
  );
}

function BothTexts({item}: {item: OpenItem}): ReactNode {
  return (
    <div className={styles.texts}>
      {locales.map((locale) => (
        <blockquote key={locale} lang={locale} aria-label={nativeName(locale)}>
          {locale === 'en' ? item.english : item.twin}
        </blockquote>
      ))}
    </div>
  );
}

interface PartProps {
  id: 'problems' | 'open' | 'standins' | 'disagreements' | 'expiries';
  count: number;
  children: ReactNode;
}

function Part({id, count, children}: PartProps): ReactNode {
  const {say} = useWords();
  if (count === 0) return null;
  return (
    <section aria-labelledby={`todo-${id}`}>
      <h2 id={`todo-${id}`}>{say('todo.heading', {name: say(`todo.${id}.title`), count})}</h2>
      <p>{say(`todo.${id}.text`)}</p>
      {children}
    </section>
  );
}

interface StandInsProps {
  standins: TodoModel['standins'];
  lists: readonly {name: string; label: Readonly<Record<string, string | undefined>>}[];
}

/** Samples are many: one line for each list, which opens. */
function StandIns({standins, lists}: StandInsProps): ReactNode {
  const {sayCount, pick} = useWords();
  return [...grouped(standins, ({where}) => where.name)].map(([name, items]) => {
    const label = lists.find((list) => list.name === name)?.label;
    return (
      <details key={name} className={styles.list}>
        <summary>
          {label ? pick(label) : name}{' '}
          <span className="meta">{sayCount('lists.count', items.length)}</span>
        </summary>
        <ul className={`plain ${styles.rows}`}>
          {items.map((item) => (
            <li key={writeAddress(item.where)}>
              <span>{item.label}</span>
              <Open where={item.where} label={item.label} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function Open({where, label}: {where: Place; label: string}): ReactNode {
  const {say} = useWords();
  return (
    <a className="button secondary" href={writeAddress(where)}>
      {say('todo.openIt')}
      <span className="visually-hidden"> {label}</span>
    </a>
  );
}
