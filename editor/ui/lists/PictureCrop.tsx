import {type PointerEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {useWords} from '../words';
import {areaOf, type Crop, draw, MIDDLE, type PictureForm} from './pictureFile';
import styles from './lists.module.css';

/** Of the picture that is moved, in pixels of its canvas. */
const WIDTH = 480;
/** What is larger leaves nothing to recognise. */
const MOST_ZOOM = 4;
/** How long a writer pauses before the part is written. */
const PAUSE_MS = 100;

interface CropProps {
  picture: ImageBitmap;
  form: PictureForm;
  onCrop: (crop: Crop) => void;
}

/** Which part of a picture is shown: by dragging it, and by three sliders, which take the arrow keys. */
export function PictureCrop({picture, form, onCrop}: CropProps): ReactNode {
  const {say} = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const [start, setStart] = useState({clientX: 0, clientY: 0, crop});
  const area = areaOf(picture, form, crop);
  const rest = {x: picture.width - area.width, y: picture.height - area.height};

  useEffect(() => {
    draw(canvas.current!, picture, areaOf(picture, form, crop), WIDTH);
    if (crop === MIDDLE) return undefined;
    const timer = setTimeout(() => onCrop(crop), PAUSE_MS);
    return () => clearTimeout(timer);
    // Not when the entry is drawn again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [picture, crop]);

  const drag = ({clientX, clientY, buttons, currentTarget}: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const scale = (100 * area.width) / currentTarget.clientWidth;
    const moved = (key: 'x' | 'y', by: number) =>
      rest[key] < 1
        ? crop[key]
        : Math.min(100, Math.max(0, start.crop[key] - (by * scale) / rest[key]));
    setCrop({
      zoom: crop.zoom,
      x: moved('x', clientX - start.clientX),
      y: moved('y', clientY - start.clientY),
    });
  };
  const most = Math.min(MOST_ZOOM, areaOf(picture, form, MIDDLE).width / form.least);
  const sliders = {
    x: {min: 0, max: 100, step: 1, disabled: rest.x < 1},
    y: {min: 0, max: 100, step: 1, disabled: rest.y < 1},
    zoom: {min: 1, max: most, step: 0.05, disabled: most <= 1},
  };
  return (
    <fieldset className={styles.crop}>
      <legend className={styles.help}>{say('picture.crop.text')}</legend>
      <canvas
        ref={canvas}
        // The picture beside it is the same.
        aria-hidden="true"
        onPointerDown={({clientX, clientY, pointerId, currentTarget}) => {
          currentTarget.setPointerCapture(pointerId);
          setStart({clientX, clientY, crop});
        }}
        onPointerMove={drag}
      />
      {(Object.keys(sliders) as (keyof Crop)[]).map((key) => (
        <label key={key} className="meta">
          {say(`picture.crop.${key}`)}
          <input
            type="range"
            {...sliders[key]}
            value={crop[key]}
            onChange={({target}) => setCrop({...crop, [key]: Number(target.value)})}
          />
        </label>
      ))}
    </fieldset>
  );
}
