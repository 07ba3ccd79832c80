import type {ComponentProps} from 'react';
import Link, {type LinkProps} from '../Link';
import clsx from 'clsx';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

/** `highlight` is for dark blocks, where the red of `primary` does not stand out. */
type ButtonLook = 'primary' | 'secondary' | 'highlight' | 'more';

/** The class names of a button, for elements that can be neither `Button` nor `ButtonLink`. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return clsx(styles.button, styles[look], className);
}

type ButtonProps = ComponentProps<'button'> & {look?: ButtonLook};

/** A button that acts on this page. A link to another page is a `ButtonLink`. */
export function Button({look = 'primary', className, ...props}: ButtonProps) {
  return <button type="button" className={buttonClass(look, className)} {...props} />;
}

type ButtonLinkProps = LinkProps & {look?: ButtonLook};

export function ButtonLink({look = 'primary', className, ...props}: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...props} />;
}

type ButtonToProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A page of this site (/app), or a full address. */
  to: string;
  look?: ButtonLook;
};

/** A link that looks like a button; its address comes from a list and may be on another site. */
export function ButtonTo({to, look = 'primary', className, ...props}: ButtonToProps) {
  if (!/^https?:/.test(to)) {
    return <ButtonLink to={to} look={look} className={className} {...props} />;
  }
  return <ExternalLink href={to} className={buttonClass(look, className)} {...props} />;
}
