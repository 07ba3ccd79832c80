/** Why an edit was not made, as a sentence for the writer. The file is as it was. */
export class EditError extends Error {
  override name = 'EditError';
}
