import {type ReactNode, useState} from 'react';
import {call, messageOf} from '../api';
import {useRoom} from '../room';
import {useWords} from '../words';
import type {ControlProps} from './FieldView';
import {baseName, OFFERED_TYPES, PictureRefused, placesFor, preparePicture} from './pictures';
import {useListHost} from './host';
import styles from './lists.module.css';

/** A picture that is dropped or chosen, and written at once under a name that fits the entry. */
export function PictureControl(props: ControlProps): ReactNode {
  const {field, form, path, change, complain, control} = props;
  const {say, pick} = useWords();
  const {refresh} = useRoom();
  const host = useListHost();
  const [note, setNote] = useState('');
  const [isOver, setOver] = useState(false);
  // The preview of the site may not have the new one yet.
  const [taken, setTaken] = useState<{value: string; url: string}>();
  const value = String(props.value ?? '');
  const least = form.kind === 'picture' ? form.least : 0;

  /** A file is never written over, because browsers would show the old one from their cache. */
  const write = async (base: string, ending: string, content: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
      const place = placesFor(host.model.name, name);
      const answer = await call('save', {
        edits: [{kind: 'upload', file: place.file, content}],
        label: say('lists.uploaded', {file: name}),
      });
      if (answer.result === 'rejected') throw new Error(answer.problems[0]?.message);
      if (answer.result === 'saved') return place.value;
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setNote(say('picture.reading'));
    complain(undefined);
    try {
      const {url, ending, width, from} = await preparePicture(file, least);
      const base = baseName(host.value, path, file.name);
      const next = await write(base, ending, url.slice(url.indexOf(',') + 1));
      setTaken({value: next, url});
      change(next);
      setNote(say(`picture.${from > width ? 'smaller' : 'taken'}`, {width, least, from}));
      void refresh();
    } catch (error) {
      const message = messageOf(error);
      const why =
        error instanceof PictureRefused ? say(`picture.${error.why}`, error.values) : message;
      setNote('');
      complain(say('lists.fileRefused', {file: file.name, why}));
    }
  };

  return (
    <>
      <div className={styles.picture}>
        {value !== '' && (
          <img src={value === taken?.value ? taken.url : value} alt={say('picture.alt')} />
        )}
        {/* The input lies over all of it, so that a file can be dropped anywhere. */}
        <div className={styles.drop} data-over={isOver || undefined}>
          <input
            {...control}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            type="file"
            accept={OFFERED_TYPES}
            onChange={({target}) => {
              const file = target.files?.[0];
              // The same file can be chosen again, after it was corrected.
              target.value = '';
              void take(file);
            }}
          />
          <label htmlFor={control.id} className="button secondary">
            {say(value === '' ? 'picture.choose' : 'picture.replace')}
            <span className="visually-hidden"> {pick(field.label)}</span>
          </label>
          <span className="meta">{say('picture.hint', {least})}</span>
        </div>
      </div>
      <p role="status" className={styles.help}>
        {note}
      </p>
    </>
  );
}
