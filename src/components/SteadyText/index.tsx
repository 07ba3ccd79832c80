import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** What it says now; nothing yet leaves its room empty. */
  shown: string | null;
  /** Everything it may come to say, three phrases at the most. */
  phrases: readonly string[];
};

/**
 * Words that change: they have the room of the longest phrase, so that nothing moves. The others are
 * drawn unseen by the style sheet and are no part of the text.
 */
export default function SteadyText({shown, phrases, className, ...props}: Props): ReactNode {
  const [one, other] = phrases.filter((phrase) => phrase !== shown);
  return (
    <span className={clsx(styles.steady, className)} data-one={one} data-other={other} {...props}>
      {shown !== null && <span>{shown}</span>}
    </span>
  );
}
