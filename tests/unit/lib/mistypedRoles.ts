/** What goes wrong in one line of an entry: what it is, the line, and what the writer reads. */
export const mistypedRoles: readonly (readonly [string, string, string])[] = [
  [
    'a colon that is missing',
    '  role {en: A, ne: आ}',
    'A colon is missing after "role": write "role: …".',
  ],
  [
    'a colon without a space',
    '  role:{en: A, ne: आ}',
    'A space is missing after the colon: write "role: …".',
  ],
  [
    'a visarga for a colon',
    '  roleः {en: A, ne: आ}',
    'The sign after "role" is not a colon. Write "role: …".',
  ],
  [
    'another comma',
    '  role: {en: A، ne: आ}',
    'A sign in this line only looks like a comma. Type the comma again.',
  ],
  [
    'round brackets',
    '  role: (en: A, ne: आ)',
    'The two languages are between braces { }, not between round brackets.',
  ],
  [
    'a no-break space',
    '  role:\u00a0{en: A, ne: आ}',
    'A space of another kind is in this line; it only looks the same. Delete the space and type it again.',
  ],
  [
    'curved quotation marks',
    '  role: ‘New: a story’',
    'Curved quotation marks are letters here. Put straight ones around the text: "…".',
  ],
  [
    'an apostrophe between single quotes',
    "  role: 'Nepal's: a story'",
    'An apostrophe ends a text between single quotes. Put the text between double quotes: "…".',
  ],
];
