/** Whether this is the bundle that draws the pages in a build; the bundler writes it in. */
declare const IS_SERVER: boolean;
