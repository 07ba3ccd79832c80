import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import Link, {type LinkProps} from '../Link';
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

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  icon,
  className,
  children,
  ...props
}: LinkProps & {look?: ButtonLook; /** Behind the words. */ icon?: string}) {
  return (
    <Link className={buttonClass(look, className)} {...props}>
      {children}
      {icon && <Icon name={icon} size={20} />}
    </Link>
  );
}
