// Written by src/plugins/weaving: a sprite of woven pictures, as the address it is served from.
declare module '*.woven' {
  const address: string;
  export default address;
}

// Drawings that are files of their own, by the id of their entry: the drawing of every certificate
// without a scan, the scene of every city, the knot of every milestone.
declare module '@woven/*-files' {
  const files: Record<string, {src: string; width: number; height: number}>;
  export default files;
}
