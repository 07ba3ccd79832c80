/** Not used on this site; the original only adds bytes. */
export default function SearchMetadata() {
  return null;
}
