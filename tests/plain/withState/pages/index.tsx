import {type ReactNode, useState} from 'react';
import styles from './index.module.css';

export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button
      className={styles.counter}
      type="button"
      data-hydrate
      onClick={() => setCount(count + 1)}
    >
      Pressed {count} times
    </button>
  );
}
