// Written by src/plugins/weaving: a sheet of woven pictures, as the address it is served from.
declare module '*.woven' {
  const address: string;
  export default address;
}

// The drawn sheet of every paper without a scan: id of the paper → address of its picture.
declare module '@woven/certificates' {
  const addresses: Record<string, string>;
  export default addresses;
}
