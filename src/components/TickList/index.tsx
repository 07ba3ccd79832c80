import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  items: readonly string[];
  className?: string;
}

export default function TickList({items, className}: Props) {
  return (
    <ul className={clsx('plain', styles.ticks, className)}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
