declare module '*.woff2' {
  /** The address under which the build serves the file. */
  const url: string;
  export default url;
}
