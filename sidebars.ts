import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Empty: the column beside articles also has pages that are no docs, so its links are in src/data/navigation.yml. */
export default {} satisfies SidebarsConfig;
