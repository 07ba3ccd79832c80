import {useState} from 'react';
import {idOf, partAt} from '../../edits/values';
import {slug} from '../../slug';
import {call, messageOf} from '../api';
import {useEditor} from '../editor';
import {useWords, type Words} from '../words';
import {type ControlProps, useListHost} from './host';
import styles from './lists.module.css';

/** What the server takes, in bytes. */
const MOST_BYTES = 25_000_000;
/** Wider than any place of the site shows a picture. */
const MOST_WIDE = 2400;
const QUALITY = 0.85;

/** What the site knows as a picture. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What the dialog for choosing a file offers. HEIC is in it, so that the editor can say what to do. */
const OFFERED_TYPES = [...TYPES, '.heic', '.heif'].join(',');

/** A picture that is dropped or chosen, and written at once under a name that fits the entry. */
export function PictureControl({form, path, change, complain, control, ...props}: ControlProps) {
  const {say} = useWords();
  const {refresh} = useEditor();
  const {model, value: all} = useListHost();
  const [note, setNote] = useState('');
  const [isOver, setOver] = useState(false);
  // The preview of the site may not have the new one yet.
  const [taken, setTaken] = useState<{value: string; url: string}>();
  const value = String(props.value ?? '');
  const least = form.kind === 'picture' ? form.least : 0;

  /** @returns what the field has for it. A file is never written over, because browsers would show the old one from their cache. */
  const write = async (fileName: string, ending: string, content: string) => {
    // The id of the entry, else the key of its field, else the name that the file has.
    const own = path.length > 1 ? String(path.at(-2)) : fileName.replace(/\.\w+$/, '');
    const base = slug(idOf(partAt(all, path.slice(0, -1))) ?? own) || 'file';
    for (let number = 1; ; number += 1) {
      const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
      const place = `/img/${slug(model.name.split('/').at(-1)!)}/${name}`;
      const answer = await call('save', {
        edits: [{kind: 'upload', file: `static${place}`, content}],
        label: say('lists.uploaded', {file: name}),
      });
      if (answer.result === 'rejected') throw new Error(answer.problems[0]?.message);
      if (answer.result === 'saved') return place;
    }
  };
  const take = async (file: File) => {
    setNote(say('picture.reading'));
    complain(undefined);
    try {
      const {url, ending, said} = await preparePicture(file, least, say);
      const next = await write(file.name, ending, url.slice(url.indexOf(',') + 1));
      setTaken({value: next, url});
      change(next);
      setNote(said);
      void refresh();
    } catch (error) {
      setNote('');
      complain(say('lists.fileRefused', {file: file.name, why: messageOf(error)}));
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
              if (file) void take(file);
            }}
          />
          <label htmlFor={control.id} className="button secondary">
            {say(value === '' ? 'picture.choose' : 'picture.replace')}
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

/**
 * The content of a picture as a data URL, its ending, and what is said of it.
 *
 * @param least its width in pixels
 * @throws {Error} with a sentence when it is none that the site takes
 */
async function preparePicture(file: File, least: number, say: Words['say']) {
  if (/\.hei[cf]$/i.test(file.name)) throw new Error(say('picture.heic'));
  if (!TYPES.includes(file.type)) throw new Error(say('picture.kind'));
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(say('picture.broken'));
  });
  const {width} = bitmap;
  if (width < least) throw new Error(say('picture.taken', {width, least}));
  const taken = await makeSmaller(bitmap, file);
  bitmap.close();
  if (taken.size > MOST_BYTES) throw new Error(say('picture.large'));
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(taken);
  });
  const said =
    taken === file
      ? say('picture.taken', {width, least})
      : say('picture.smaller', {width: MOST_WIDE, from: width});
  return {url, ending: taken.type.replace('image/', '').replace('jpeg', 'jpg'), said};
}

/** A copy of MOST_WIDE; the file itself where it is no wider, or the browser cannot make one. */
async function makeSmaller(bitmap: ImageBitmap, file: File): Promise<Blob> {
  // Scans and drawings are PNG and lose by JPEG; their size is the writer's choice.
  if (bitmap.width <= MOST_WIDE || file.type === 'image/png') return file;
  const height = Math.round((bitmap.height * MOST_WIDE) / bitmap.width);
  const canvas = new OffscreenCanvas(MOST_WIDE, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, MOST_WIDE, height);
  // Browsers that cannot write the type answer with PNG, which would be larger.
  const wanted = file.type === 'image/webp' ? file.type : 'image/jpeg';
  const blob = await canvas.convertToBlob({type: wanted, quality: QUALITY});
  return blob.type === wanted ? blob : file;
}
