import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The address of the sprite, from `import sprite from '@woven/….woven'`. */
  sprite: string;
  /** The id of the symbol in the sprite. */
  id: string;
  /** The intrinsic size in CSS pixels. */
  width: number;
  height: number;
  /** Crops the picture to its box: `foot` keeps the bottom, `corner` also the right side. */
  crop?: keyof typeof crops;
  className?: string;
}

const crops = {foot: 'xMidYMax slice', corner: 'xMaxYMax slice', middle: 'xMidYMid slice'} as const;

/**
 * A woven picture from an SVG sprite. Decorative, so it has no alternative text. Its colours are
 * custom properties of the page and change with the theme.
 */
export default function Woven({sprite, id, width, height, crop, className}: Props) {
  return (
    <svg
      className={clsx(styles.woven, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={crop && crops[crop]}
      aria-hidden="true"
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
