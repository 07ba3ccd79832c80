import type {ComponentProps} from 'react';
import copy from '@site/src/data/pages/shared.yml';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this site without its language (/app), a place on this page (#top), or a full address. */
  to: string;
  /** A class for a link to the current page. */
  activeClassName?: string;
};

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Nepali letters as they are: their codes are three times as long, and a browser that follows the link writes them. */
const withLetters = (address: string) =>
  address.replace(/(?:%E0%A[45]%[89AB][0-9A-F])+/g, decodeURIComponent);

/** A link whose address stays as it is: a file, an e-mail, a place on this page, this page in another language. */
type AddressProps = ComponentProps<'a'> & {href: string};

/** Every link of the site, `to` one of its pages or with an `href`. With `href` it uses no context, for error screens. */
export default function Link(props: LinkProps | AddressProps) {
  if (!('href' in props)) return <PageLink {...props} />;
  const {children, href, ...attributes} = props;
  return (
    // eslint-disable-next-line no-restricted-syntax -- every other link is made here
    <a href={withLetters(href)} {...attributes}>
      {children}
    </a>
  );
}

/**
 * A plain link, because every page is a document of its own. Docusaurus checks in a build that its target exists. A link
 * to another site opens in a new tab, which screen readers announce.
 */
function PageLink({to, activeClassName, className, children, ...props}: LinkProps) {
  const withBase = useBaseUrl(to);
  // The checker of Markdown has resolved relative paths and added the base already.
  const href = to.startsWith('/') ? withBase : to;
  const brokenLinks = useBrokenLinks();
  const {pathname} = useLocation();
  if (!/^\w+:/.test(to)) brokenLinks.collectLink(href);
  const isElsewhere = /^https?:/.test(to);
  const isCurrent = activeClassName !== undefined && withoutSlash(href) === withoutSlash(pathname);
  return (
    // eslint-disable-next-line no-restricted-syntax -- every other link is made here
    <a
      href={withLetters(href)}
      className={clsx(className, isCurrent && activeClassName) || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isElsewhere && {target: '_blank', rel: 'noopener noreferrer'})}
      {...props}
    >
      {children}
      {isElsewhere && <span className="visually-hidden"> {copy.newTab}</span>}
    </a>
  );
}
