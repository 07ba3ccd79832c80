import {type Sentence, SentenceError} from 'content/say';

/** Why an edit was not made. The file is as it was. */
export class EditError extends SentenceError {
  override name = 'EditError';

  constructor(
    sentence: Sentence,
    /** Which file; of one that is not there yet, which of its texts: "heading". */
    readonly about?: {file: string; field?: string},
  ) {
    super(sentence);
  }
}
