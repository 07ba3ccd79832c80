/** A page failed inside the layout: header and footer stay. */
export {default} from '@site/src/components/ErrorScreen';
