import {type ReactNode, useState} from 'react';
import styles from './lists.module.css';

interface DropZoneProps {
  /** The input of the file, by its id. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The types and endings that can be chosen. */
  accept: string;
  /** On the button. */
  label: ReactNode;
  hint: string;
  onFile: (file: File) => void;
}

/** A place to drop a file, with a real input for a mouse and a keyboard. */
export function DropZone({
  id,
  describedBy,
  isInvalid,
  accept,
  label,
  hint,
  onFile,
}: DropZoneProps): ReactNode {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        id={id}
        className="visually-hidden"
        accept={accept}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({target}) => {
          const file = target.files?.[0];
          // The same file can be chosen again, after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className="button secondary">
        {label}
      </label>
      <span className="meta">{hint}</span>
    </div>
  );
}
