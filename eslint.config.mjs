import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Syntax that saves a line and costs the reader more. */
const TRICKS = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties without an object around them.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'Write the attributes.',
  },
  {
    selector: 'AssignmentExpression > ArrayPattern > MemberExpression',
    message: 'Assign each property on a line of its own.',
  },
];

/** Browsers refuse to write the history now and then: what comes after that in a function would not happen. */
const HISTORY = {
  selector:
    "MemberExpression[property.name=/^(?:push|replace)State$/],MemberExpression[computed=true][object.name='history']",
  message: 'writeHistory of site-elements/history goes on when the browser refuses.',
};

/** What a browser says, and what it need not mean. */
const SIGNALS = [
  {
    selector: "Identifier[name='onLine']",
    message: 'A browser may be wrong: try, or ask isOffline of packages/site-elements/connection.',
  },
  {
    selector:
      'BinaryExpression[operator=/^[!=]==$/]:has(Identifier[name=/^(?:key|code)$/]) > Literal[value=/^(?:Key|Digit)?[\\p{L}\\d]$/u]',
    message: 'isLetter of nepali-text/keys finds the key on every keyboard, with Caps Lock, too.',
  },
];

/** Each `no-restricted-syntax` below repeats it. */
const EVERYWHERE = [...TRICKS, HISTORY, ...SIGNALS];

/** Reads the key of an event without keyOf. */
const KEYS = {
  selector:
    "MemberExpression:matches([object.name=/^(?:event|nativeEvent)$/], [object.expression.name='event'])[property.name=/^(?:key|code|keyCode)$/],VariableDeclarator:matches([init.name='event'], [init.expression.name='event']) Property[key.name=/^(?:key|code|keyCode)$/]",
  message: 'keyOf tells a key from one of an input method, and knows keyboards of other scripts.',
};

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '**/.docusaurus*/',
      '.cache/',
      '**/node_modules/',
      'bench/.cache/',
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
      'no-restricted-syntax': ['error', ...EVERYWHERE],
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
    files: ['{src,editor}/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // `ul` without bullets loses its list role in Safari; our lists keep an explicit class instead.
      'jsx-a11y/no-redundant-roles': 'error',
    },
  },
  {
    files: ['src/{components,pages,theme}/**/*.{ts,tsx}'],
    // They are loaded in the browser, and may have React with them.
    ignores: ['**/*.lazy.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        {
          selector:
            "ImportDeclaration[source.value='react'] ImportSpecifier[imported.name=/^use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)$/]",
          message:
            'React does not run in the browser here: write an element (packages/site-elements).',
        },
        {
          selector: "JSXOpeningElement[name.name='a']",
          message: 'A link is a <Link>, of src/components/Link.',
        },
        {
          selector: "JSXAttribute CallExpression[callee.object.name='JSON']",
          message:
            'Words of an element are hidden parts of its HTML, or data-* of the part they belong to.',
        },
      ],
    },
  },
  {
    files: ['src/components/**/{element,*.lazy}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        {
          selector: 'ImportDeclaration[source.value=/^(?:react|@docusaurus)/]',
          message: 'An element is small: React only in a module that it loads by loadModule.',
        },
        KEYS,
      ],
    },
  },
  // The helper itself, and tests, which have no reader.
  {
    files: ['packages/site-elements/history.ts', '{tests,editor/tests}/**'],
    rules: {'no-restricted-syntax': ['error', ...TRICKS]},
  },
  // CommonJS has no other way.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {
    files: ['{src,editor}/**/*.{ts,tsx}'],
    ignores: ['editor/tests/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['editor/ui/**/*.{ts,tsx}'],
    rules: {
      // A box or a question that somebody has asked for gets the focus.
      'jsx-a11y/no-autofocus': 'off',
      // Escape, arrows, a dropped file and a lost focus are noticed by what is around the controls.
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      // Effects read from the server and from the storage of the browser into state.
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      'no-restricted-syntax': ['error', ...EVERYWHERE, KEYS],
    },
  },
);
