import icons from '@generated/illustrations/default/icons';
import clsx from 'clsx';

interface Props {
  /** The name of a file in src/icons or src/icons/brands. */
  name: string;
  /** Width and height in CSS pixels, where the text has its usual size. */
  size: number;
  /** The width of the lines, where the icon is 24 wide; large icons have thinner lines. */
  stroke?: number;
  className?: string;
}

/** A length that grows with the text of the page. */
const inRem = (pixels: number) => `${pixels / 16}rem`;

/** The icons that src/css moves: on hover, and in an open `summary`. A class of each other one would be for nobody. */
const MOVING = ['arrow-right', 'chevron-down'];

/**
 * An icon in the colour of the text around it. It is decoration, without a name for screen readers.
 *
 * @throws Error when there is no icon of this name
 */
export default function Icon({name, size, stroke = size > 30 ? 1.5 : 1.75, className}: Props) {
  const drawing = icons[name];
  if (drawing === undefined) throw new Error(`There is no icon "${name}" in src/icons.`);
  return (
    <svg
      className={clsx('icon', MOVING.includes(name) && `icon-${name}`, className)}
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      strokeWidth={stroke}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}
