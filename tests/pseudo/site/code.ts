/** The code of the pseudo-language: reserved for private use, so that it is never a real one. */
export const CODE = 'xx';
