import {type ReactNode, useState} from 'react';
import {formatDate} from 'nepali-text/format';
import {digits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';
import type {Step} from '../protocol';
import {call} from './api';
import {Changes} from './Changes';
import {useRoom} from './room';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

const NOTHING: Record<string, never> = {};

/** What was saved, the last first, each with a button that takes it back. */
export function StepsView(): ReactNode {
  const {say, language} = useWords();
  const {refresh} = useRoom();
  const {value, error, reload} = useAnswer('steps', NOTHING);
  const [message, setMessage] = useState('');
  const sayStep = ({undoes}: Step, line: string) =>
    undoes === undefined ? line : say('steps.saved', {label: line});
  const undo = async (id: string, label: string) => {
    try {
      const answer = await call('undo', {id});
      setMessage(say(`steps.${answer.result}`, {label}));
      await Promise.all([reload(), refresh()]);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const steps = value?.steps ?? [];
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('steps.title')}</h1>
      <p>{say('steps.text')}</p>
      <p role="status">
        {message || error || (value && steps.length === 0 ? say('steps.none') : '')}
      </p>
      <ol className={`plain ${styles.rows}`}>
        {steps.map((step) => {
          const {id, time, label, what} = step;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                {what.length === 0 && sayStep(step, label)}
                {what.map((line, index) => (
                  <Changes
                    key={line}
                    text={index === 0 ? sayStep(step, line) : line}
                    locale={language}
                  />
                ))}
              </span>
              <span className="meta">{timeOf(time, language)}</span>
              <button
                type="button"
                className="button secondary"
                onClick={() => void undo(id, label)}
              >
                {say('steps.undo')}
                <span className="visually-hidden">: {what[0] ?? label}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Browsers do not know Nepali months. @param time ISO 8601 */
export function timeOf(time: string, language: Locale): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const hour = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return `${formatDate(day, language)}, ${digits(hour, language)}`;
}
