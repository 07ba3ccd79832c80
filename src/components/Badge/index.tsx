import type {ReactNode} from 'react';
import {IconRosetteDiscountCheck, type TablerIcon} from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  icon?: TablerIcon;
  /** `plain` for a state that is neither good nor bad. */
  tone?: 'success' | 'plain';
  children: ReactNode;
}

/** A word for a state with an icon, a seal by default: never by colour alone. */
export default function Badge({
  icon: Icon = IconRosetteDiscountCheck,
  tone = 'success',
  children,
}: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, tone === 'plain' && styles.plain)}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}
