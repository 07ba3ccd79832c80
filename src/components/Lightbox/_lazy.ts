import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';

// One chunk: whoever opens one picture is likely to open another.
export {default as Gallery} from './_Gallery';
export {default as Preview} from './_Preview';
