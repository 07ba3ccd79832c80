import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

/** Plain preformatted text: the site shows no code that needs colours (saves 28 KB of scripts). */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
