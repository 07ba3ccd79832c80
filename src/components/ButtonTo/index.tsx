import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {type ButtonLook, ButtonLink} from '../Button';
import buttonStyles from '../Button/styles.module.css';
import ExternalLink from '../ExternalLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** As it stands in a list: a page of this site (/app), or the full address of another. */
  to: string;
  look?: ButtonLook;
};

/** A link that looks like a button and whose address comes from a list, so that it may leave the site. */
export default function ButtonTo({to, look = 'primary', className, ...props}: Props): ReactNode {
  if (!/^https?:/.test(to)) {
    return <ButtonLink to={to} look={look} className={className} {...props} />;
  }
  return (
    <ExternalLink
      href={to}
      className={clsx(buttonStyles.button, buttonStyles[look], className)}
      {...props}
    />
  );
}
