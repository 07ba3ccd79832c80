import {type ReactNode, useState} from 'react';
import {call} from '../api';
import {ErrorSentence} from '../Problems';
import {useRoom} from '../room';
import {useWords} from '../words';
import {baseName, FileRefused, pictureTypes, placesFor, prepareFile} from './files';
import {useHost} from './host';
import {type FieldProps, Frame, useField} from './inputs';
import styles from './lists.module.css';

/** What a writer is told of the file that was chosen last. */
interface Message {
  text: string;
  isError?: boolean;
}

/** A picture or a font that is dropped or chosen, and written at once under a name that fits the entry. */
export function FileField(props: FieldProps): ReactNode {
  const {path} = props;
  const {form} = props.field;
  const {say, pick} = useWords();
  const {refresh} = useRoom();
  const host = useHost();
  const of = useField(props);
  const [message, setMessage] = useState<Message>();
  // The preview of the site may not have the new one yet.
  const [taken, setTaken] = useState<{value: string; source: string}>();
  const value = typeof of.value === 'string' ? of.value : '';

  /** A file is never written over, because browsers would show the old one from their cache. */
  const write = async (base: string, ending: string, content: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? base : `${base}-${number}`;
      const place = placesFor(form, host.list, `${name}.${ending}`);
      const answer = await call('save', {
        edits: [{kind: 'upload', file: place.file, content}],
        versions: {},
        label: say('lists.uploaded', {file: place.file.split('/').at(-1) ?? ''}),
      });
      if (answer.result === 'rejected') throw new Error(answer.problems[0]?.message);
      if (answer.result === 'saved') return place.value;
    }
  };
  const take = async (file: File) => {
    setMessage({text: say(`${form.kind}.reading`)});
    try {
      const {content, ending, type, width = 0, from} = await prepareFile(form, file);
      const next = await write(baseName(host.value, path, file.name), ending, content);
      setTaken({value: next, source: `data:${type};base64,${content}`});
      host.change(path, next);
      const least = form.kind === 'picture' ? form.least : 0;
      const said = from === undefined ? 'taken' : 'smaller';
      const values = {name: file.name, width, least, from: from ?? width};
      setMessage({text: say(`${form.kind}.${said}`, values)});
      void refresh();
    } catch (error) {
      const why =
        error instanceof FileRefused
          ? say(`${form.kind}.${error.why}`, error.values)
          : String(error instanceof Error ? error.message : error);
      setMessage({text: say('lists.fileRefused', {file: file.name, why}), isError: true});
    }
  };

  const isSample = value.startsWith('samples/');
  const {id} = of.control;
  return (
    // An earlier file is not what was chosen last.
    <Frame {...props} of={message?.isError ? {...of, problems: []} : of} isGroup>
      <div className={styles.picture}>
        {form.kind === 'picture' && value !== '' && (
          <img src={value === taken?.value ? taken.source : value} alt={say('picture.alt')} />
        )}
        {form.kind === 'typeface' && value !== '' && (
          <p className={styles.fileName}>
            {say(isSample ? 'typeface.sample' : 'typeface.own', {
              name: value.split('/').at(-1) ?? '',
            })}
          </p>
        )}
        <DropZone
          id={id}
          describedBy={`${id}-message ${of.control['aria-describedby'] ?? ''}`}
          isInvalid={message?.isError || of.problems.length > 0}
          accept={form.kind === 'picture' ? pictureTypes : '.ttf,.otf'}
          label={
            <>
              {say(`${form.kind}.${value === '' || isSample ? 'choose' : 'replace'}`)}
              <span className="visually-hidden"> {pick(props.field.label)}</span>
            </>
          }
          hint={say(`${form.kind}.hint`, form.kind === 'picture' ? {least: form.least} : {})}
          onFile={(file) => void take(file)}
        />
      </div>
      <div role="status" id={`${id}-message`}>
        {message?.isError && <ErrorSentence id={`${id}-error`}>{message.text}</ErrorSentence>}
        {!message?.isError && <p className={styles.help}>{message?.text}</p>}
      </div>
    </Frame>
  );
}

interface DropZoneProps {
  /** The input of the file, by its id. */
  id: string;
  describedBy: string;
  isInvalid: boolean;
  /** The types and endings that can be chosen. */
  accept: string;
  /** On the button. */
  label: ReactNode;
  hint: string;
  onFile: (file: File) => void;
}

/** A place to drop a file, with a real input for a mouse and a keyboard. */
function DropZone(props: DropZoneProps): ReactNode {
  const {id, label, hint, onFile} = props;
  const [isOver, setOver] = useState(false);
  return (
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
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        id={id}
        className="visually-hidden"
        accept={props.accept}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        onChange={({target}) => {
          const file = target.files?.[0];
          // The same file can be chosen again, after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className="button secondary">
        {label}
      </label>
      <span className="meta">{hint}</span>
    </div>
  );
}
