/**
 * Style sheets that come with the script that needs them: those of the libraries that load in view
 * or on a click, and ours beside them, named `<anything>.lazy.module.css`.
 */
const lazyStyles = [
  /[\\/]node_modules[\\/](?:swiper|yet-another-react-lightbox|react-player)[\\/].*\.css$/,
  /\.lazy\.module\.css$/,
];

/** Whether a style sheet, by the path of its file, belongs to the one that every page loads. */
export function isShared(file: string): boolean {
  return !lazyStyles.some((lazy) => lazy.test(file));
}
