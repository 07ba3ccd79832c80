/* The site that is written in the room: all that the room knows of it. */
export {default as site} from '../editor.config';
