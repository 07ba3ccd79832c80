import {type ReactNode, useState} from 'react';
import {call} from '../api';
import {useRoom} from '../room';
import {useWords} from '../words';
import {baseName, FileRefused, pictureTypes, placesFor, prepareFile} from './files';
import {useHost} from './host';
import type {ControlProps} from './inputs';
import styles from './lists.module.css';

/** A picture or a font that is dropped or chosen, and written at once under a name that fits the entry. */
export function FileControl({field, path, of}: ControlProps): ReactNode {
  const {form} = field;
  const {say, pick} = useWords();
  const {refresh} = useRoom();
  const host = useHost();
  const [isOver, setOver] = useState(false);
  const [note, setNote] = useState('');
  // The preview of the site may not have the new one yet.
  const [taken, setTaken] = useState<{value: string; source: string}>();
  const value = typeof of.value === 'string' ? of.value : '';
  const sayOfKind = (id: string, values = {}) => say(`${form.kind}.${id}`, values);
  const least = form.kind === 'picture' ? form.least : 0;

  /** A file is never written over, because browsers would show the old one from their cache. */
  const write = async (base: string, ending: string, content: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? base : `${base}-${number}`;
      const place = placesFor(form, host.list, `${name}.${ending}`);
      const answer = await call('save', {
        edits: [{kind: 'upload', file: place.file, content}],
        label: say('lists.uploaded', {file: `${name}.${ending}`}),
      });
      if (answer.result === 'rejected') throw new Error(answer.problems[0]?.message);
      if (answer.result === 'saved') return place.value;
    }
  };
  const take = async (file: File) => {
    setNote(sayOfKind('reading'));
    of.complain(undefined);
    try {
      const {content, ending, type, width = 0, from} = await prepareFile(form, file);
      const next = await write(baseName(host.value, path, file.name), ending, content);
      setTaken({value: next, source: `data:${type};base64,${content}`});
      of.change(next);
      const said = from === undefined ? 'taken' : 'smaller';
      setNote(sayOfKind(said, {name: file.name, width, least, from: from ?? width}));
      void refresh();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const why = error instanceof FileRefused ? sayOfKind(error.why, error.values) : message;
      setNote('');
      of.complain(say('lists.fileRefused', {file: file.name, why}));
    }
  };

  const isSample = value.startsWith('samples/');
  const {id} = of.control;
  return (
    <>
      <div className={styles.picture}>
        {value !== '' && form.kind === 'picture' && (
          <img src={value === taken?.value ? taken.source : value} alt={say('picture.alt')} />
        )}
        {value !== '' && form.kind === 'typeface' && (
          <p className={styles.fileName}>
            {say(isSample ? 'typeface.sample' : 'typeface.own', {
              name: value.split('/').at(-1) ?? '',
            })}
          </p>
        )}
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const file = event.dataTransfer.files[0];
            if (file) void take(file);
          }}
        >
          <input
            {...of.control}
            type="file"
            className="visually-hidden"
            accept={form.kind === 'picture' ? pictureTypes : '.ttf,.otf'}
            onChange={({target}) => {
              const file = target.files?.[0];
              // The same file can be chosen again, after it was corrected.
              target.value = '';
              if (file) void take(file);
            }}
          />
          <label htmlFor={id} className="button secondary">
            {sayOfKind(value === '' || isSample ? 'choose' : 'replace')}
            <span className="visually-hidden"> {pick(field.label)}</span>
          </label>
          <span className="meta">{sayOfKind('hint', {least})}</span>
        </div>
      </div>
      <p role="status" className={styles.help}>
        {note}
      </p>
    </>
  );
}
