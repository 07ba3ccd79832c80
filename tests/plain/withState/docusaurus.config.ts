import type {Config} from '@docusaurus/types';

/** The smallest site with src/plugins/performance: no theme and one page. */
export default {
  title: 'A component with state',
  url: 'https://with-state.example',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  future: {v4: true, faster: true},
  plugins: [
    ['@docusaurus/plugin-content-pages', {path: 'pages'}],
    ['../../../src/plugins/performance/index.ts', {scripts: 'on-use'}],
  ],
} satisfies Config;
