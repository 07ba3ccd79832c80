import {Fragment, type ReactNode, useId, useState} from 'react';
import {leavesNothing, replaceEdits} from '../edits/replaceWords';
import {isSameValue} from '../edits/values';
import type {ShownProblem} from '../types';
import type {Operations} from '../core/operations';
import {Button} from './Button';
import {writeAddress} from './address';
import {call} from './api';
import {arrived} from './newestStore';
import {Problems} from './Problems';
import {useAction} from './useAction';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

type Found = Operations['findToReplace']['gives'];
type Row = Found['found'][number];

const keyOf = ({file, path}: Row): string => JSON.stringify([file, path]);

const isAbout =
  ({file, place, where}: Row) =>
  (problem: ShownProblem) =>
    problem.file === file &&
    (where.view === 'page' && problem.block !== undefined
      ? problem.block === where.block
      : isSameValue(problem.place, place));

/** Every text that says some words, to be ticked, and other words for them: one save, which can be undone. */
export function ReplaceView({text}: {text: string}): ReactNode {
  const {say, sayCount} = useWords();
  const id = useId();
  const {value, error} = useAnswer('findToReplace', {text});
  const [by, setBy] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const [message, setMessage] = useState('');
  const rows = value?.found ?? [];
  const isEmpty = ({written}: Row) => leavesNothing(written, by);
  const chosen = rows.filter((row) => !left.includes(keyOf(row)) && !isEmpty(row));
  const {run, isBusy, failure} = useAction(async () => {
    setMessage('');
    if (chosen.length === 0) return;
    const edits = replaceEdits(chosen, value!.lists, by);
    const answer = await call('save', {edits, label: say('replace.step', {text, by})});
    setProblems(answer.result === 'rejected' ? answer.problems : []);
    if (answer.result === 'rejected') return;
    setMessage(
      answer.result === 'saved' ? sayCount('replace.done', chosen.length) : say('conflict.again'),
    );
    arrived();
  });
  const link = (one: Row | Found['kept'][number]) => (
    <a
      className="meta"
      href={writeAddress(
        one.where.view === 'page' ? {...one.where, locale: one.locale} : one.where,
      )}
    >
      {one.label}
    </a>
  );
  return (
    <>
      <form className="field" action={() => void run()}>
        <label htmlFor={id}>{say('replace.by')}</label>
        <input id={id} value={by} autoComplete="off" onChange={({target}) => setBy(target.value)} />
        <span className="meta">{say('replace.help')}</span>
        <p className="actions">
          <button
            type="submit"
            className="button primary"
            aria-disabled={isBusy || chosen.length === 0}
          >
            {sayCount(by === '' ? 'replace.takeOut' : 'replace.button', chosen.length)}
          </button>
          <Button kind="link" label={say('replace.all')} onClick={() => setLeft([])} />
          <Button
            kind="link"
            label={say('replace.none')}
            onClick={() => setLeft(rows.map(keyOf))}
          />
        </p>
      </form>
      <p role="status">
        {failure ||
          message ||
          error ||
          (value ? sayCount('replace.count', rows.length) : say('editor.loading'))}
      </p>
      <Problems
        problems={problems.filter((problem) => !rows.some((row) => isAbout(row)(problem)))}
      />
      <ul className={`plain ${styles.rows} ${styles.places}`}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(row)}
                disabled={isEmpty(row)}
                onChange={({target}) =>
                  setLeft((all) =>
                    target.checked ? all.filter((key) => key !== keyOf(row)) : [...all, keyOf(row)],
                  )
                }
              />
              <span lang={row.locale}>
                {row.seen.map((piece, index) => (
                  <Fragment key={index}>
                    {index % 2 === 0 ? (
                      piece
                    ) : (
                      <>
                        <del>{piece}</del>
                        {by && <ins>{by}</ins>}
                      </>
                    )}
                  </Fragment>
                ))}
              </span>
            </label>
            {link(row)}
            {isEmpty(row) && <span className="meta">{say('replace.kept.empty')}</span>}
            <Problems problems={problems.filter(isAbout(row))} />
          </li>
        ))}
      </ul>
      {value && value.kept.length > 0 && (
        <section>
          <h2>{say('replace.keptTitle')}</h2>
          <ul className={`plain ${styles.rows} ${styles.places}`}>
            {value.kept.map((one) => (
              <li key={JSON.stringify(one)}>
                {say(`replace.kept.${one.reason}`, {text: one.text, name: one.label})}
                {link(one)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
