/** Small letters, digits and single hyphens, for ids and names of files; '' when nothing is left. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** The name, or with the first number behind it that is free: "asha-2". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}
