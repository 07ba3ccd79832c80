import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';

// One chunk for both.
export {default as Gallery} from './_Gallery';
export {default as Preview} from './_Preview';
