// Plain JavaScript, because Jest reads a TypeScript configuration only with one more package.

// What Node itself loads, once for all files of tests that a process runs: ES modules, and what takes Jest long.
const inNode =
  'typescript|yaml|cheerio|sharp|fontkit|harfbuzzjs|postcss|purgecss|feed|httpxy|unified|unist-util-[^/]+|mdast-util-[^/]+|(?:@slorber/)?remark-[^/]+|vfile|@adobe/structured-data-validator|@docusaurus/(?:logger|mdx-loader|utils)';
// ES modules, too, of which some are mocked, and others import modules of the site.
const esModules =
  '@docusaurus|yet-another-react-lightbox|react-player|youtube-video-element|media-played-ranges-mixin';

const compile = (parser) => [
  '@swc/jest',
  {jsc: {parser, target: 'es2022', transform: {react: {runtime: 'automatic'}}}},
];

/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/tests/unit'],
  // Those of Playwright are `*.spec.ts`.
  testMatch: ['**/*.test.{ts,tsx}'],
  reporters: ['default', '<rootDir>/scripts/lib/reporter.cjs'],
  // Jest leaves a core to its user: one of two, which doubles the time.
  maxWorkers: '100%',
  // A limit against hanging, not a measure: the build may run beside these tests.
  testTimeout: 90_000,
  setupFilesAfterEnv: ['<rootDir>/tests/stubs/patience.cjs'],
  // A test that needs a page says so in its first lines: /** @jest-environment jsdom */
  testEnvironment: '<rootDir>/tests/stubs/nodeEnvironment.cjs',
  transform: {
    [`/node_modules/(?:${inNode})/.*\\.[cm]?js$|/stubs/(?:kept|childProcess)\\.cjs$`]:
      '<rootDir>/tests/stubs/inNode.cjs',
    '\\.tsx$': compile({syntax: 'typescript', tsx: true}),
    '\\.[cm]?ts$': compile({syntax: 'typescript'}),
    '/src/data/.*\\.yml$': '<rootDir>/tests/stubs/data.cjs',
    '/editor/.*\\.yml$': '<rootDir>/tests/stubs/yaml.cjs',
    '\\.[cm]?jsx?$': compile({syntax: 'ecmascript', jsx: true}),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${inNode}|${esModules})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/stubs/cssModule.ts',
    '\\.css$': '<rootDir>/tests/stubs/nothing.ts',
    // The stub of the same name where tests need something else in it.
    '^@site/src/data/(.*)\\.yml$': [
      '<rootDir>/tests/stubs/data/$1.ts',
      '<rootDir>/src/data/$1.yml',
    ],
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/([^/]+)$': ['@docusaurus/core/lib/client/exports/$1', '@docusaurus/$1'],
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^(?:content/lists|\\.)/copyReads$': '<rootDir>/tests/stubs/copyReads.ts',
    '^node:child_process$': '<rootDir>/tests/stubs/childProcess.cjs',
    '/useSourceEditor$': '<rootDir>/tests/stubs/sourceEditor.ts',
    // The address of a sprite.
    '\\.sprite$': '<rootDir>/tests/stubs/sprite.ts',
    // The stub of the same name where tests need something in it.
    '^@generated/(.*)$': [
      '<rootDir>/tests/stubs/generated/$1.ts',
      '<rootDir>/tests/stubs/nothing.ts',
    ],
  },
};
