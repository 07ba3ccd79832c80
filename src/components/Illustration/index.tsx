import scenes from '@generated/illustrations/default/cities.sprite';
import portraits from '@generated/illustrations/default/portrait-files';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The address of the sprite, from `import sprite from '@generated/illustrations/default/….sprite'`. */
  sprite: string;
  /** The id of the symbol in the sprite; without one, it is the city that src/page-scripts/city.ts puts there. */
  id?: string;
  /** The intrinsic size in CSS pixels. */
  width: number;
  height: number;
  /** Crops the picture to its box: `foot` keeps the bottom, `corner` also the right side. */
  crop?: keyof typeof crops;
  className?: string;
}

const crops = {foot: 'xMidYMax slice', corner: 'xMaxYMax slice'} as const;

/**
 * A picture from an SVG sprite. Decorative, so it has no alternative text. Its colours are
 * custom properties of the page and change with the theme.
 */
export default function Illustration({sprite, id, width, height, crop, className}: Props) {
  return (
    <svg
      className={clsx(styles.illustration, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={crop && crops[crop]}
      aria-hidden="true"
    >
      {id ? <use href={`${sprite}#${id}`} /> : <use data-city-scene={sprite} />}
    </svg>
  );
}

/** The placeholder for the picture of a person, a partner or an outlet. Decorative: the name is beside it. */
export function Motif({sprite, id, className}: Pick<Props, 'sprite' | 'id' | 'className'>) {
  return (
    <span className={clsx(styles.motif, className)} aria-hidden="true">
      <Illustration className={styles.cloth} sprite={sprite} id={id} width={102} height={102} />
    </span>
  );
}

/** Cloth of which only the lower half is woven: nothing was found, or something failed. Decorative. */
export function UnfinishedCloth() {
  return <span className={styles.unfinished} aria-hidden="true" />;
}

/**
 * A person at work, for a trade or a role and never for a named person. Decorative.
 *
 * @param id the name of a file of src/illustrations/portraits. Without such a file there is no picture
 */
export function Portrait({id, className}: {id: string; className?: string}) {
  const file = portraits[id];
  return (
    file && (
      <span className={clsx(styles.portrait, className)}>
        <img {...file} alt="" loading="lazy" />
      </span>
    )
  );
}

/** A city's scene as cloth, with a faint shadow under every row of threads. */
export function Scene({city, className}: {city: string; className?: string}) {
  return (
    <span className={clsx(styles.scene, className)}>
      <Illustration sprite={scenes} id={city} width={288} height={128} crop="foot" />
    </span>
  );
}
