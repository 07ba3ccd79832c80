import type {ComponentProps} from 'react';
import Link from '@site/src/components/Link';
import copy from '@site/src/data/pages/article.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useArticle} from '@site/src/components/Article/context';
import {useLocaleBlock} from '@site/src/components/Locale';
import {useOtherLanguage} from '@site/src/components/otherLanguage';

type Props = ComponentProps<'h2'> & {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/**
 * A heading written in Markdown. Inside a block of another language the ids begin with that language, and an
 * `h1` becomes an `h2`, because the page has one already. In an article with a table of contents it links to
 * itself.
 */
export default function MDXHeading({as, id: ownId, children, ...props}: Props) {
  const block = useLocaleBlock();
  const article = useArticle();
  const brokenLinks = useBrokenLinks();
  const As = block && as === 'h1' ? 'h2' : as;
  const id = ownId && block ? `${block}-${ownId}` : ownId;
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id}>
      {children}
      {article && article.contents.length > 0 && (
        <>
          {!block && <InOtherLanguage id={id} />}
          <LinkToItself id={id} />
        </>
      )}
    </As>
  );
}

/**
 * A link to the same heading in the other language, for browsers without scripts. With scripts every link to the other
 * language leads to the paragraph that is read.
 */
function InOtherLanguage({id}: {id: string}) {
  const {locale, label, href, className} = useOtherLanguage();
  return (
    <Link
      className={clsx('heading-language without-js no-print', className)}
      href={`${href}#${id}`}
      lang={locale}
      hrefLang={locale}
      aria-label={label}
    >
      {label.slice(0, 2).toLowerCase()}
    </Link>
  );
}

/** The style sheet draws the sign; the link must not be empty. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * The theme's own component names this link after the heading: twice the text for a screen reader, the id
 * where a heading contains more than text, and two languages in one name inside a block of another language.
 */
function LinkToItself({id}: {id: string}) {
  const {i18n} = useDocusaurusContext();
  return (
    <Link
      className="hash-link"
      to={`#${id}`}
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
      aria-label={copy.headingLink}
    >
      {ZERO_WIDTH_SPACE}
    </Link>
  );
}
