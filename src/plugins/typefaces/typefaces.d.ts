// Written by src/plugins/typefaces: every file that the Fonts page offers.
declare module '@typefaces/served' {
  import type {Served} from '@site/src/plugins/typefaces/served';

  const served: Served;
  export default served;
}
