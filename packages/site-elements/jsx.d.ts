import type {DetailedHTMLProps, HTMLAttributes} from 'react';

interface ElementProps extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** When to load the module before the first use: see loader.ts. */
  'load-on'?: string;
}

declare module 'react' {
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- merged with React's own
    interface IntrinsicElements {
      [name: `site-${string}`]: ElementProps;
    }
  }
}
