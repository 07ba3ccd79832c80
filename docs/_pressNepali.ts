// The article exists once, in its Nepali home. The English page shows it through this module
// and not by importing the MDX file itself, because Docusaurus would then list the Nepali
// headings in the English page's table of contents.
export {default} from '@site/i18n/ne/docusaurus-plugin-content-docs/current/press.mdx';
