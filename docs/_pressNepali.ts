// The page in one language shows the article in the other one, too. It imports the article through this
// module and not by the name of its file, because Docusaurus would then list the headings of both
// in its table of contents.
export {default} from '@site/i18n/ne/docusaurus-plugin-content-docs/current/press.mdx';
