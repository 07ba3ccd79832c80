import Slot from 'site-elements/Slot';
import styles from './styles.module.css';

interface Props {
  /** The text until an element shows another one in `data-part="status"`. */
  shown: string;
  /** All possible texts, at most three. */
  phrases: readonly string[];
}

/**
 * Text that changes without layout shift: it takes the space of the longest phrase. The style sheet
 * renders all of them invisibly, so they are not part of the text.
 */
export default function StableWidthText({shown, phrases}: Props) {
  const [one, two, three] = phrases;
  return (
    <span className={styles.stable} data-one={one} data-two={two}>
      <span data-three={three}>
        <Slot as="span" data-part="status" text={shown} />
      </span>
    </span>
  );
}
