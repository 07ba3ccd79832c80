import type {ComponentProps} from 'react';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import Link from '@site/src/components/Link';

/**
 * The components of Markdown syntax: links, pictures, headings. Those that writers use by name are
 * imported per page by src/content/prose.
 */
const MDXComponents = {
  a: ({href = '', ...props}: Omit<ComponentProps<'a'>, 'ref'>) => <Link to={href} {...props} />,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
};

export default MDXComponents as unknown as MDXComponentsObject;
