import type {ComponentProps} from 'react';
import copy from '@site/src/data/pages/shared.yml';

type Props = ComponentProps<'a'> & {href: string};

/** A link to another site: opens in a new tab, and says so to screen readers. */
export default function ExternalLink({children, ...props}: Props) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="visually-hidden"> {copy.newTab}</span>
    </a>
  );
}
