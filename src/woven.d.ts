// Written by src/plugins/weaving: a sheet of woven pictures, as the address it is served from.
declare module '*.woven' {
  const address: string;
  export default address;
}

// Which motif of its sheet a headline shows: id of the headline → id in the sheet.
declare module '@woven/media-motifs' {
  const motifOf: Record<string, string>;
  export default motifOf;
}

// The drawn sheet of every paper without a scan: id of the paper → address of its picture.
declare module '@woven/certificates' {
  const addresses: Record<string, string>;
  export default addresses;
}
