import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '.docusaurus*/',
      '.cache/',
      '**/node_modules/',
      'bench/.peers/',
      'coverage/',
      'test-results/',
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      // `!` is how we say that an index was checked a line above; the compiler checks the rest.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A union of two shapes reads better as a type, an object that others extend as an interface.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '—', '/', '“', '”']}],
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // `ul` without bullets loses its list role in Safari; our lists keep an explicit class instead.
      'jsx-a11y/no-redundant-roles': 'error',
    },
  },
  // CommonJS has no other way.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {
    // Compiled to ES5 and put into 404.html: a for-of loop there brings 1 KB of helpers with it.
    files: ['src/plugins/routing/resolveAddress.ts'],
    rules: {'@typescript-eslint/prefer-for-of': 'off'},
  },
  {files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest']},
);
