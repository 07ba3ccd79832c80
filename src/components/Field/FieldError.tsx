import type {ReactNode} from 'react';
import {IconAlertCircle} from '@tabler/icons-react';
import styles from './styles.module.css';

/** The id of the sentence about a field, by which its control is described. */
export const errorId = (field: string): string => `${field}-error`;

interface Props {
  /** Id of the field. */
  field: string;
  /** Nothing is shown without one. */
  text?: string;
}

/** What is wrong with a field, under it. */
export default function FieldError({field, text}: Props): ReactNode {
  return (
    text && (
      <p className={styles.error} id={errorId(field)}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        {text}
      </p>
    )
  );
}
