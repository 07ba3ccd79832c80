/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: [
    'build/**',
    '.docusaurus*/**',
    'coverage/**',
    'node_modules/**',
    'src/css/woven.css',
  ],
  rules: {
    // camelCase in modules, because the names are read in TypeScript; kebab-case in shared sheets. The
    // lightbox has names of its own.
    'selector-class-pattern': '^(yarl__[a-z_]+|[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*(--[a-z0-9-]+)?)$',
    'custom-property-pattern': '^(sp|ifm|w)-[a-z0-9-]+$',
    // Old phones: `width <= 996px` and `inset()`-like shorthands of newer syntax are not for them.
    'media-feature-range-notation': 'prefix',
    // CSS modules order rules by component, not by specificity.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-block-no-redundant-longhand-properties': null,
    'number-max-precision': 4,
  },
};
