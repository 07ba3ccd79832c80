// See _pressNepali.ts.
export {default} from './press.mdx';
