/** Stands for a component that is never shown. */
export default function Nothing() {
  return null;
}
