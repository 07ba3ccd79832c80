import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  icon?: string;
  /** `plain` for a state that is neither good nor bad, `sample` for the state of an example. */
  tone?: 'success' | 'plain' | 'sample';
  children: ReactNode;
}

/** A word for a state with an icon, a seal by default: never by colour alone. */
export default function Badge({
  icon = 'rosette-discount-check',
  tone = 'success',
  children,
}: Props) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      <Icon name={icon} size={20} />
      {children}
    </span>
  );
}
