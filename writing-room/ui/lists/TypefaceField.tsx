import type {ReactNode} from 'react';
import {useWords} from '../words';
import {DropZone} from './DropZone';
import {FieldFrame} from './fields/FieldFrame';
import type {FieldProps} from './fields/FieldView';
import {useField} from './fields/useField';
import {useHost} from './host';
import {base64, MOST_BYTES} from './pictures';
import {slug} from '../slug';
import {FileMessage, useFileMessage} from './FileMessage';
import {fileBase, freeFile} from './freeFile';
import styles from './lists.module.css';

const FOLDER = 'src/data/typefaces';

/** The file of a font. Until it is there, an openly licensed sample replaces it. */
export function TypefaceField({field, path}: FieldProps): ReactNode {
  const {pick, say} = useWords();
  const host = useHost();
  const {value, control} = useField(path);
  const message = useFileMessage(path);
  const shown = typeof value === 'string' ? (value.split('/').at(-1) ?? '') : '';
  const isSample = typeof value === 'string' && value.startsWith('samples/');

  const take = async (file: File) => {
    const ending = /\.(ttf|otf)$/i.exec(file.name)?.[1]?.toLowerCase();
    if (!ending) return message.refuse(file, say('typeface.kind'));
    if (file.size > MOST_BYTES) return message.refuse(file, say('typeface.large'));
    message.note(say('typeface.reading'));
    const base = slug(fileBase(host.value, path, file.name)) || 'font';
    const free = await freeFile(base, (one) => `${FOLDER}/${one}.${ending}`, host.uploads);
    const name = `${free}.${ending}`;
    const upload = {file: `${FOLDER}/${name}`, content: await base64(file), type: 'font/ttf'};
    const isKept = await host.upload(upload, path, name);
    if (isKept) message.note(say('typeface.taken', {name: file.name}));
    else message.reject(file, [upload.file, name], say('typeface.notSaved'));
  };

  return (
    <FieldFrame field={field} path={path} problems={[]}>
      {shown !== '' && (
        <p className={styles.fileName}>
          {say(isSample ? 'typeface.sample' : 'typeface.own', {name: shown})}
        </p>
      )}
      <DropZone
        id={control.id}
        describedBy={`${control.id}-message`}
        isInvalid={message.problems.length > 0}
        accept=".ttf,.otf"
        label={
          <>
            {say(shown === '' || isSample ? 'typeface.choose' : 'typeface.replace')}
            <span className="visually-hidden"> {pick(field.label)}</span>
          </>
        }
        hint={say('typeface.hint')}
        onFile={(file) => void take(file)}
      />
      <FileMessage id={control.id} of={message} />
    </FieldFrame>
  );
}
