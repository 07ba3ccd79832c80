import type {ComponentProps, ReactNode} from 'react';
import {useLanguageBlock} from '@site/src/components/Language';
import {useArticleHead} from '@site/src/components/Article/context';
import AnchoredHeading from './_AnchoredHeading';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type Props = ComponentProps<'h2'> & {as: Level};

/**
 * A heading written in Markdown. Inside a block of another language the ids get the block's prefix,
 * and an `h1` becomes an `h2`, because the page has one already. An article's `h1` carries the row
 * of topic, reading time and languages.
 */
export default function MDXHeading({as, id, children, ...props}: Props): ReactNode {
  const block = useLanguageBlock();
  const drawHead = useArticleHead();
  if (block) {
    const level = as === 'h1' ? 'h2' : as;
    return (
      <AnchoredHeading as={level} id={id && `${block.idPrefix}${id}`} {...props}>
        {children}
      </AnchoredHeading>
    );
  }
  if (as === 'h1' && drawHead) return drawHead(<h1 {...props}>{children}</h1>);
  return (
    <AnchoredHeading as={as} id={id} {...props}>
      {children}
    </AnchoredHeading>
  );
}
