/**
 * The widths at which the layout changes, in CSS pixels: each is the last width of the smaller layout. They
 * are named here, because a media query cannot read a custom property.
 */
const breakpoints = {
  /** No room for the word beside the logo. */
  narrowPhone: 359,
  /** One column, two for small cards. */
  phone: 560,
  /** No decoration beside headings, no text beside pictures. */
  smallTablet: 760,
  /** Two or three columns. */
  tablet: 900,
  /** The links of the header are in the menu, those beside an article are gone. */
  menu: 996,
  /** The table of contents is above the article, not beside it. */
  contents: 1080,
  /** The header has little room beside its links. */
  header: 1140,
  /** No room for the chat links beside the content. */
  chat: 1340,
};
const widths = Object.values(breakpoints);

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', '.docusaurus*/**', 'coverage/**', 'node_modules/**'],
  rules: {
    // camelCase in modules, because the names are read in TypeScript; kebab-case in shared sheets. The
    // lightbox has names of its own.
    'selector-class-pattern': '^(yarl__[a-z_]+|[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*(--[a-z0-9-]+)?)$',
    'custom-property-pattern': '^(sp|ifm|w)-[a-z0-9-]+$',
    // Old phones: `width <= 996px` and `inset()`-like shorthands of newer syntax are not for them.
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': {
      // 15em: very large text on a phone.
      'max-width': [...widths.map((width) => `${width}px`), '15em'],
      'min-width': widths.map((width) => `${width + 1}px`),
      // A phone on its side.
      'max-height': ['400px', '480px'],
    },
    // CSS modules order rules by component, not by specificity.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-block-no-redundant-longhand-properties': null,
    'number-max-precision': 4,
  },
};
