/** Something in a list that its writer has to mend. */
export interface Problem {
  /** Where, from the site's folder: `src/data/team.yml`. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The entry and the field within it, as the writer names them: `['member-1', 'role']`. */
  place: readonly string[];
  /** What is wrong and what to do, in plain sentences. */
  message: string;
  /** The very field as it would be right, as YAML. */
  example?: string;
}
