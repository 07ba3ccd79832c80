import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useArticleHead} from '@site/src/components/Article/context';
import {useLocaleBlock} from '@site/src/components/Locale';
import {useOtherLanguages} from '@site/src/components/otherLanguages';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type Props = ComponentProps<'h2'> & {as: Level};

/**
 * A heading written in Markdown. Inside a block of another language the ids get the block's prefix,
 * and an `h1` becomes an `h2`, because the page has one already. An article's `h1` carries the row
 * of topic, reading time and languages.
 */
export default function MDXHeading({as, id, children, ...props}: Props): ReactNode {
  const block = useLocaleBlock();
  const renderHead = useArticleHead();
  if (block) {
    const level = as === 'h1' ? 'h2' : as;
    return (
      <AnchoredHeading as={level} id={id && `${block.idPrefix}${id}`} {...props}>
        {children}
      </AnchoredHeading>
    );
  }
  if (as === 'h1' && renderHead) return renderHead(<h1 {...props}>{children}</h1>);
  return (
    <AnchoredHeading as={as} id={id} {...props}>
      {children}
      {as !== 'h1' && id && <InOtherLanguages id={id} />}
    </AnchoredHeading>
  );
}

/**
 * Links to the same heading in the other languages, where no script can run. With scripts every link to
 * another language leads to the paragraph that is read.
 */
function InOtherLanguages({id}: {id: string}): ReactNode {
  return useOtherLanguages().map(({label, htmlLang, href, className}) => (
    <a
      key={htmlLang}
      className={clsx('heading-language without-js no-print', className)}
      href={`${href}#${id}`}
      lang={htmlLang}
      hrefLang={htmlLang}
      aria-label={label}
    >
      {label.slice(0, 2).toLowerCase()}
    </a>
  ));
}

type AnchoredHeadingProps = ComponentProps<'h2'> & {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/** The style sheet draws the sign; the link must not be empty. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A heading with a link to itself. The theme's own component names that link after the heading: twice
 * the text for a screen reader, the id where a heading contains more than text, and two languages in
 * one name inside a block of another language.
 */
function AnchoredHeading({
  as: As,
  id,
  className,
  children,
  ...props
}: AnchoredHeadingProps): ReactNode {
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
