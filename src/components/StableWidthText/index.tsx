import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The current text; null leaves the space empty. */
  shown: string | null;
  /** All possible texts, at most three. */
  phrases: readonly string[];
};

/**
 * Text that changes without layout shift: it takes the space of the longest phrase. The style sheet
 * renders the others invisibly, so they are not part of the text.
 */
export default function StableWidthText({shown, phrases, className, ...props}: Props): ReactNode {
  const [one, other] = phrases.filter((phrase) => phrase !== shown);
  return (
    <span className={clsx(styles.stable, className)} data-one={one} data-other={other} {...props}>
      {shown !== null && <span>{shown}</span>}
    </span>
  );
}
