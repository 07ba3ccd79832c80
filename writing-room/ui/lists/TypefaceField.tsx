import {type ReactNode, useState} from 'react';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {DropZone} from './DropZone';
import {FieldFrame} from './fields/FieldFrame';
import type {FieldProps} from './fields/FieldView';
import {useField} from './fields/useField';
import {useHost} from './host';
import {base64, MOST_BYTES} from './pictures';
import {slug} from '../slug';
import {freeFile} from './freeFile';
import styles from './lists.module.css';

const FOLDER = 'src/data/typefaces';

/** The file of a font. What is in its place until it is there is an openly licensed font of a package. */
export function TypefaceField({field, path}: FieldProps): ReactNode {
  const {pick, say} = useWords();
  const host = useHost();
  const {value, problems, control} = useField(path);
  const [message, setMessage] = useState('');
  const shown = typeof value === 'string' ? (value.split('/').at(-1) ?? '') : '';
  const isSample = typeof value === 'string' && value.startsWith('npm:');

  const take = async (file: File) => {
    const ending = /\.(ttf|otf)$/i.exec(file.name)?.[1]?.toLowerCase();
    if (!ending) return setMessage(say('typeface.kind'));
    if (file.size > MOST_BYTES) return setMessage(say('typeface.large'));
    setMessage(say('typeface.reading'));
    const base = slug(file.name.replace(/\.\w+$/, '')) || 'font';
    const free = await freeFile(base, (one) => `${FOLDER}/${one}.${ending}`, host.uploads);
    const name = `${free}.${ending}`;
    const upload = {file: `${FOLDER}/${name}`, content: await base64(file), type: 'font/ttf'};
    const isKept = await host.upload(upload, path, name);
    setMessage(say(isKept ? 'typeface.taken' : 'picture.notSaved', {name}));
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
        isInvalid={problems.length > 0}
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
      <p role="status" className={styles.message} id={`${control.id}-message`}>
        {message}
      </p>
      <Problems id={`${control.id}-problems`} problems={problems} />
    </FieldFrame>
  );
}
