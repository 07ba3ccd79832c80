// Written by src/plugins/downloadable-fonts: every file that the Fonts page offers.
declare module '@downloadable-fonts/served' {
  import type {ServedFonts} from '@site/src/plugins/downloadable-fonts/served';

  const served: ServedFonts;
  export default served;
}
