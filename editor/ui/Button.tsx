import type {ButtonHTMLAttributes, ReactNode} from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'plain' | 'link';
  label: ReactNode;
  /** What a screen reader says after the label: what it is about. */
  about?: string;
}

export const Button = ({kind = 'secondary', label, about, ...rest}: ButtonProps): ReactNode => (
  <button type="button" className={kind === 'link' ? kind : `button ${kind}`} {...rest}>
    {label}
    {about && <span className="visually-hidden">{about}</span>}
  </button>
);
