import type {ReactNode} from 'react';
import {useWords} from '../words';
import {DropZone} from './DropZone';
import type {FieldProps} from './fields/FieldView';
import {useField} from './fields/useField';
import {FileMessage, useFileMessage} from './FileMessage';
import {fileBase, freeFile} from './freeFile';
import {type FormHost, useHost} from './host';
import {slug} from '../slug';
import {dataAddress, pictureFolder, PictureRefused, pictureTypes, preparePicture} from './pictures';
import styles from './lists.module.css';

interface PictureFieldProps extends FieldProps {
  /** How wide it has to be, in pixels. */
  least: number;
}

/** A picture that is dropped or chosen, shown at once, and saved under a name that fits the entry. */
export function PictureField({field, path, least}: PictureFieldProps): ReactNode {
  const {pick, say} = useWords();
  const host = useHost();
  const {value, change, control} = useField(path);
  const message = useFileMessage(path);
  const address = typeof value === 'string' && value !== '' ? value : undefined;
  const label = pick(field.label);

  const take = async (file: File) => {
    message.note(say('picture.reading'));
    try {
      const picture = await preparePicture(file);
      const addressOf = (name: string) => `${pictureFolder(host.list)}/${name}.${picture.ending}`;
      const name = slug(fileBase(host.value, path, file.name)) || 'picture';
      const free = await freeFile(name, (one) => `static${addressOf(one)}`, host.uploads);
      const next = addressOf(free);
      const upload = {file: `static${next}`, content: picture.content, type: picture.type};
      const isKept = await host.upload(upload, path, next);
      const {from, width} = picture;
      const said = say(from === undefined ? 'picture.taken' : 'picture.smaller', {
        width,
        least,
        from: from ?? width,
      });
      if (isKept) message.note(said);
      else message.reject(file, [upload.file, next], say('picture.notSaved'));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      message.refuse(file, say(`picture.${error.why}`));
    }
  };

  return (
    <div className="field" role="group" aria-labelledby={`${control.id}-label`}>
      <span className={styles.label} id={`${control.id}-label`}>
        {label}
        {field.isOptional && <span className={styles.optional}> {say('box.optional')}</span>}
      </span>
      <div className={styles.picture}>
        {address !== undefined && (
          <img src={shownAddress(address, host.uploads)} alt={say('picture.alt')} />
        )}
        <DropZone
          id={control.id}
          describedBy={`${control.id}-message`}
          isInvalid={message.problems.length > 0}
          accept={pictureTypes}
          label={
            <>
              {say(address === undefined ? 'picture.choose' : 'picture.replace')}
              <span className="visually-hidden"> {label}</span>
            </>
          }
          hint={say('picture.hint', {least})}
          onFile={(file) => void take(file)}
        />
        {address !== undefined && field.isOptional && (
          <button type="button" className="link" onClick={() => change(undefined)}>
            {say('picture.remove')}
          </button>
        )}
      </div>
      <FileMessage id={control.id} of={message} />
    </div>
  );
}

function shownAddress(address: string, uploads: FormHost['uploads']): string {
  const upload = uploads.find(({file}) => file === `static${address}`);
  return upload ? dataAddress(upload) : address;
}
