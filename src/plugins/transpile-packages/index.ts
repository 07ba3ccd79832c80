import type {Plugin} from '@docusaurus/types';

/** Packages that are published in syntax newer than the browsers of "browserslist" in package.json. */
const PACKAGES =
  /[\\/]node_modules[\\/](?:youtube-video-element|media-played-ranges-mixin)[\\/].*\.m?js$/;

/**
 * Compiles packages for the oldest supported browsers. Docusaurus compiles no package but its own.
 * A test looks for newer syntax in every script of the build.
 */
export default function transpilePackages(): Plugin {
  return {
    name: 'transpile-packages',
    configureWebpack: (_config, isServer, {getJSLoader}) => ({
      module: {rules: [{test: PACKAGES, use: [getJSLoader({isServer})]}]},
    }),
  };
}
