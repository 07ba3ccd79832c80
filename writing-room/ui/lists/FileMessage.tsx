import {type ReactNode, useState} from 'react';
import type {FilePath, Problem} from '../../protocol';
import {ErrorSentence, Problems} from '../Problems';
import {useWords} from '../words';
import {useField} from './fields/useField';
import {useHost} from './host';
import styles from './lists.module.css';

interface Message {
  text: string;
  /** `rejected`: by the checks, which have their own sentences. */
  kind: 'note' | 'refused' | 'rejected';
}

export interface FileMessageState {
  message: Message | undefined;
  problems: readonly Problem[];
  note: (text: string) => void;
  /** The room does not take the file. */
  refuse: (file: File, why: string) => void;
  /** The checks do not. @param names of the file on the site, for which the writer's own name is shown */
  reject: (file: File, names: readonly string[], text: string) => void;
}

/** What a writer is told of the file that was chosen last: one thing at a time. */
export function useFileMessage(path: FilePath): FileMessageState {
  const {say} = useWords();
  const host = useHost();
  const {problems} = useField(path);
  const [message, setMessage] = useState<Message>();
  const [chosen, setChosen] = useState<{own: string; names: readonly string[]}>();
  const isOver = message?.kind === 'rejected' && (problems.length > 0 || host.problems.size === 0);
  return {
    message: isOver ? undefined : message,
    // Those that are left are of an earlier file.
    problems:
      message?.kind === 'refused'
        ? []
        : problems.map((problem) => ({...problem, message: named(problem.message, chosen)})),
    note: (text) => setMessage({kind: 'note', text}),
    refuse: ({name}, why) =>
      setMessage({kind: 'refused', text: say('lists.fileRefused', {file: name, why})}),
    reject: ({name}, names, text) => {
      setChosen({own: name, names});
      setMessage({kind: 'rejected', text});
    },
  };
}

const named = (text: string, chosen: {own: string; names: readonly string[]} | undefined) =>
  (chosen?.names ?? []).reduce((before, name) => before.replaceAll(name, chosen?.own ?? ''), text);

/** @param id of the control; the message has it with "-message" */
export function FileMessage({id, of}: {id: string; of: FileMessageState}): ReactNode {
  const {message, problems} = of;
  const isError = message !== undefined && message.kind !== 'note';
  return (
    <>
      <div role="status" id={`${id}-message`}>
        {isError ? (
          <ErrorSentence id={`${id}-error`}>{message.text}</ErrorSentence>
        ) : (
          <p className={styles.message}>{problems.length === 0 && message?.text}</p>
        )}
      </div>
      <Problems id={`${id}-problems`} problems={problems} />
    </>
  );
}
