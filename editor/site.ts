/* The site that is written in the editor: all that the editor knows of it. */
export {default as site} from '../editor.config';
