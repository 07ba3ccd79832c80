const NAME = 'writing-room:author';

/** The name of who hands in, kept in this browser. */
export const writersName = {
  get: (): string => localStorage.getItem(NAME) ?? '',
  set: (name: string): void => localStorage.setItem(NAME, name),
};
