import {type ReactNode, useEffect, useId, useMemo, useState} from 'react';
import {nativeName} from '../../../src/lib/locale';
import type {Problem, WordsModel} from '../../protocol';
import {call} from '../api';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {SaveBar} from '../SaveBar';
import type {Target} from '../targets';
import {TextBox} from '../TextBox';
import {useAnswer} from '../useAnswer';
import {type Editor, useEditor} from '../useEditor';
import {useWords} from '../words';
import {type Word, wordsMatching} from './wordsMatching';
import styles from './words.module.css';

const NOTHING: Record<string, never> = {};

/** The words of buttons and labels that pages share. `id` is focused. */
export function WordsView({id}: {id?: string}): ReactNode {
  const {say} = useWords();
  const {value, error, reload} = useAnswer('words', NOTHING);
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('views.words')}</h1>
      <p>{say('words.text', {language: nativeName('ne')})}</p>
      {value ? (
        <WordsEditor model={value} id={id} reload={reload} />
      ) : (
        <p role="status">{error ?? say('room.loading')}</p>
      )}
    </div>
  );
}

interface WordsEditorProps {
  model: WordsModel;
  id: string | undefined;
  reload: () => Promise<void>;
}

function WordsEditor({model, id, reload}: WordsEditorProps): ReactNode {
  const {say, sayCount} = useWords();
  const [query, setQuery] = useState('');
  const filterId = useId();
  const {files} = model;
  const all = useMemo(
    () => files.flatMap(({file, words}) => words.map((word): Word => ({...word, file}))),
    [files],
  );
  const editor = useEditor({
    label: say('views.words'),
    versions: useMemo(
      () => Object.fromEntries(files.map(({file, version}) => [file, version])),
      [files],
    ),
    read: (target) => all.find((word) => isSameTarget(targetOf(word), target))?.twin,
    reload,
  });
  useEffect(() => {
    if (id !== undefined) document.getElementById(boxId(id))?.focus();
  }, [id]);
  const shown = wordsMatching(all, query);
  const problems = [...model.problems, ...editor.problems];
  const known = new Set(all.map((word) => word.id));
  return (
    <>
      <div className={styles.filter}>
        <label className="visually-hidden" htmlFor={filterId}>
          {say('words.filter')}
        </label>
        <input
          id={filterId}
          type="search"
          placeholder={say('words.filter')}
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
        <span role="status" className="meta">
          {sayCount('words.count', shown.length)}
        </span>
      </div>
      <Problems problems={problems.filter(({place}) => !place.some((part) => known.has(part)))} />
      <ul className={`plain ${styles.rows}`}>
        {shown.map((word) => (
          <WordRow
            key={`${word.file} ${word.id}`}
            word={word}
            editor={editor}
            problems={problems.filter(({place}) => place.includes(word.id))}
            reload={reload}
          />
        ))}
      </ul>
      <SaveBar
        editor={editor}
        nameOf={({target}) => (target.kind === 'set' ? String(target.path[0]) : '')}
      />
    </>
  );
}

interface WordRowProps {
  word: Word;
  editor: Editor;
  problems: readonly Problem[];
  reload: () => Promise<void>;
}

function WordRow({word, editor, problems, reload}: WordRowProps): ReactNode {
  const {refresh} = useRoom();
  const target = targetOf(word);
  const value = editor.value(target);
  const isChanged = editor.isChanged(target);
  const {open} = word;
  return (
    <li className={styles.row}>
      <div className={styles.english}>
        <p lang="en">{word.english}</p>
        {word.description !== undefined && (
          <p className="meta" lang="en">
            {word.description}
          </p>
        )}
      </div>
      <div>
        <TextBox
          id={boxId(word.id)}
          label={nativeName('ne')}
          about={word.english}
          labelHidden
          locale="ne"
          value={typeof value === 'string' ? value : ''}
          problems={problems}
          isChanged={isChanged}
          onChange={(text) => editor.change(target, text)}
          onRevert={() => editor.revert(target)}
        />
        {open && (
          <OpenNote
            text={open}
            isWaiting={isChanged}
            onAgree={() =>
              void call('agree', {targets: [open.target]})
                .then(reload)
                .then(refresh)
            }
          />
        )}
      </div>
    </li>
  );
}

const boxId = (id: string): string => `word-${id}`;

/** In the files of Docusaurus a word has its text under "message". */
const targetOf = ({file, id}: Pick<Word, 'file' | 'id'>): Target => ({
  kind: 'set',
  file,
  path: [id, 'message'],
});

const isSameTarget = (one: Target, other: Target): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
