/** Why an edit was not made, as a sentence for the writer. The file is as it was. */
export class EditError extends Error {
  override name = 'EditError';

  constructor(
    message: string,
    /** Of a file that is not there yet: which of its texts this is about, "heading". */
    readonly about?: {file: string; field: string},
  ) {
    super(message);
  }
}
