import type {ReactNode} from 'react';
import {Button} from './Button';
import {nameOfFile} from '../phrases';
import type {Json} from '../types';
import {TextBox} from './TextBox';
import {type UnsavedValue, unsaved} from './unsaved';
import {useEditor} from './editor';
import {useWords} from './words';

/** What was typed in a page or list that somebody has deleted or renamed before it was saved, to be copied. */
export function LostTexts(): ReactNode {
  const {lists, pages} = useEditor().overview;
  const {say} = useWords();
  const names = pages.flatMap(({markdown = [], parts}) => [markdown, ...parts].flat());
  // The translations have the same name in another folder.
  const ends = names.map((name) => name.slice(name.indexOf('/')));
  const isThere = (file: string) =>
    lists.some((list) => list.file === file) || ends.some((end) => file.endsWith(end));
  const files = unsaved.of().flatMap(({file}) => (isThere(file) ? [] : file));
  const lost = unsaved.use(files).filter(typedIn);
  if (lost.length === 0) return null;
  return (
    <section className="note">
      <h2>{say('lost.title')}</h2>
      <p>{say('lost.text')}</p>
      {lost.map((text) => (
        <div key={JSON.stringify([text.file, text.path])} className="field">
          <TextBox
            about={say('lost.title')}
            label={nameOfFile(text.file)}
            value={typedIn(text)}
            syntax={text.file.endsWith('.yml') ? 'list' : 'page'}
            onChange={() => undefined}
          />
          <Button
            kind="link"
            label={say('lost.forget')}
            onClick={() => unsaved.replace([text], [])}
          />
        </div>
      ))}
    </section>
  );
}

/** The texts that were typed, one a line. */
function typedIn({value, base}: UnsavedValue): string {
  const old = textsOf(base);
  const typed = textsOf(value).filter((text) => !old.includes(text));
  return typed.join('\n');
}

const textsOf = (value: Json | undefined): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value ?? '')];
