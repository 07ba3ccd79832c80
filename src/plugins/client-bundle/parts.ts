import path from 'node:path';

export const inThisFolder = (file: string): string => path.join(__dirname, file);

/** A rule's way to change a module before anything else does, by the function of the same file. */
export const step = (name: string, options?: object) => ({
  enforce: 'pre' as const,
  use: [{loader: inThisFolder('loader.cjs'), options: {step: name, ...options}}],
});
