import messageCopy from '@site/src/data/pages/message.yml';
import {fill} from 'content/lists/fill';

/** `data-line` of a field is its line in the message of a form, see src/components/Form. A label may be a question. */
export const messageLine = (label: string): string =>
  fill(messageCopy.line, {label: label.replace(/\?$/, ''), value: '{value}'});
