/** The contents of src/data/site.yml in the language of the page. */
export {default as site} from '@site-data/site';
