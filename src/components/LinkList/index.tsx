import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Link, {type LinkProps} from '../Link';

interface Props extends ComponentProps<'ul'>, Pick<LinkProps, 'activeClassName'> {
  links: readonly {to: string; label: string}[];
  linkClassName?: string;
}

/** A list of links; its children come after them. */
export default function LinkList(props: Props) {
  const {links, linkClassName, activeClassName, className, children, ...others} = props;
  return (
    <ul className={clsx('plain', className)} {...others}>
      {links.map(({to, label}) => (
        <li key={to}>
          <Link className={linkClassName} to={to} activeClassName={activeClassName}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
