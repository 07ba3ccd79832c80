/** The words of the editor, by section; the bundler turns YAML into JSON. */
declare module '*/words.yml' {
  const words: Readonly<Record<string, unknown>>;
  export default words;
}
