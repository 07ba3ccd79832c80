import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';

type Props = ComponentProps<'h2'> & {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/** The sign is drawn by the style sheet; a link has to hold something. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A heading with a link to itself. The theme's own names that link after the heading: twice the
 * words for a screen reader, the id in their place where a heading holds more than text, and two
 * languages in one name inside a block of another language.
 */
export default function AnchoredHeading({
  as: As,
  id,
  className,
  children,
  ...props
}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
        aria-label={translate({
          id: 'article.headingLink',
          message: 'Link to this part',
          description: 'Name of the link beside a heading that leads to the heading itself',
        })}
      >
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
  );
}
