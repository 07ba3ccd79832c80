// Written by src/plugins/typefaces: every file that the Fonts page offers.
declare module '@typefaces/served' {
  const served: import('./served').Served;
  export default served;
}
