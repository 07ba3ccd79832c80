import {useState} from 'react';
import {idOf, partAt} from '../../edits/values';
import {slug} from '../../slug';
import {messageOf} from '../api';
import {pictures} from '../unsaved';
import {useWords} from '../words';
import {type ControlProps, useListHost} from './host';
import {PictureCrop} from './PictureCrop';
import {
  areaOf,
  type Crop,
  MIDDLE,
  OFFERED_TYPES,
  readPicture,
  sourceOf,
  writePicture,
} from './pictureFile';
import styles from './lists.module.css';

/** The picture of a file, and the address that a part of it has got. */
interface Chosen {
  file: File;
  picture: ImageBitmap;
  /** When it was chosen. */
  time: number;
  address?: string;
}

/** A picture that is dropped or chosen, and cut to the shape of its place; it is saved with its entry. */
export function PictureControl({form, path, change, complain, control, ...props}: ControlProps) {
  const {say} = useWords();
  const {model, value: all} = useListHost();
  const [note, setNote] = useState('');
  const [isOver, setOver] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  if (form.kind !== 'picture') return null;
  const value = String(props.value ?? '');

  /** A new address for each part, because browsers would show the old one from their cache. */
  const put = (next: Chosen, crop: Crop) => {
    const {file, picture, address: earlier} = next;
    const {url, width} = writePicture(picture, areaOf(picture, form, crop), form.most, file.type);
    // The id of the entry, else the key of its field, else the name that the file has.
    const own = path.length > 1 ? String(path.at(-2)) : file.name.replace(/\.\w+$/, '');
    const base = slug(idOf(partAt(all, path.slice(0, -1))) ?? own) || 'file';
    const ending = url.slice('data:image/'.length, url.indexOf(';')).replace('jpeg', 'jpg');
    const folder = slug(model.name.split('/').at(-1)!);
    const address = `/img/${folder}/${base}-${Date.now().toString(36)}.${ending}`;
    const at = (name: string) => ({file: model.file, path: [name]});
    const before = earlier === undefined ? [] : [at(earlier)];
    pictures.replace(before, [{...at(address), value: url, base: undefined}]);
    change(address);
    setChosen({...next, address});
    setNote(say('picture.ready', {width}));
  };
  const take = async (file: File) => {
    setNote(say('picture.reading'));
    complain(undefined);
    try {
      const picture = await readPicture(file, form, say);
      put({file, picture, time: Date.now()}, MIDDLE);
    } catch (error) {
      setNote('');
      complain(say('lists.fileRefused', {file: file.name, why: messageOf(error)}));
    }
  };

  return (
    <>
      <div className={styles.picture}>
        {value !== '' && <img src={sourceOf(model.file, value)} alt={say('picture.alt')} />}
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
              if (file) void take(file);
            }}
          />
          <label htmlFor={control.id} className="button secondary">
            {say(value === '' ? 'picture.choose' : 'picture.replace')}
          </label>
          <span className="meta">{say('picture.hint', {least: form.least})}</span>
        </div>
      </div>
      {chosen?.address === value && form.ratio !== undefined && (
        <PictureCrop
          key={chosen.time}
          picture={chosen.picture}
          form={form}
          onCrop={(crop) => put(chosen, crop)}
        />
      )}
      <p role="status" className={styles.help}>
        {note}
      </p>
    </>
  );
}
