import brands from '@generated/illustrations/default/brands.sprite';
import {inRem} from '../Icon';

interface Props {
  /** The name of a file in src/icons/brands. */
  brand:
    | 'google-play'
    | 'apple'
    | 'facebook'
    | 'telegram'
    | 'twitter'
    | 'linkedin'
    | 'youtube'
    | 'whatsapp'
    | 'share';
  /** Width and height in CSS pixels, where the text has its usual size. */
  size: number;
}

/** The mark of a store, a network or a messenger, or of sharing. From a file, because many pages show it. */
export default function BrandIcon({brand, size}: Props) {
  return (
    <svg className="icon" width={inRem(size)} height={inRem(size)} aria-hidden="true">
      <use href={`${brands}#${brand}`} />
    </svg>
  );
}
