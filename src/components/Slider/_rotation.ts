/** What the visitor asked of the button, and whether less motion was asked for at that time. */
export interface Choice {
  play: boolean;
  reducedThen: boolean;
}

/** What keeps slides from moving by themselves for a while. */
export interface Holds {
  hover: boolean;
  focus: boolean;
  hidden: boolean;
}

/**
 * Whether slides are meant to move by themselves. Without a choice they do, unless less motion is
 * asked for. A pause stays; a start stays until the visitor asks for less motion after it.
 */
export function isPlaying(choice: Choice | null, reduced: boolean): boolean {
  if (!choice) return !reduced;
  return choice.play && (choice.reducedThen || !reduced);
}

/** Whether they move now. */
export function isMoving(playing: boolean, {hover, focus, hidden}: Holds): boolean {
  return playing && !hover && !focus && !hidden;
}
