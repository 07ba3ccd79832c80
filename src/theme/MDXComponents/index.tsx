import type {ComponentProps} from 'react';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';

/**
 * What Markdown makes of its own signs: links, pictures, headings. The components of writers are not
 * here; src/plugins/content gives each page those that it uses.
 */
const MDXComponents = {
  a: MDXA,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
};

export default MDXComponents as unknown as MDXComponentsObject;
