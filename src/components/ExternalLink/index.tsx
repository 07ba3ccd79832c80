import type {ComponentProps} from 'react';
import Translate from '@docusaurus/Translate';

type Props = ComponentProps<'a'> & {href: string};

/** A link to another site: opens in a new tab, and says so to screen readers. */
export default function ExternalLink({children, ...props}: Props) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="visually-hidden">
        {' '}
        <Translate
          id="common.newTab"
          description="Read by screen readers after the words of a link to another site"
        >
          (opens in a new tab)
        </Translate>
      </span>
    </a>
  );
}
