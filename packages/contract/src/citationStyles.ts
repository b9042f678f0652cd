/** The styles in which records are cited. */
export const citationStyles = ['chicago', 'mla', 'apa'] as const
export type CitationStyle = (typeof citationStyles)[number]

/** The files in which other programs take a citation. */
export const citationFormats = ['ris', 'bib', 'json'] as const
export type CitationFormat = (typeof citationFormats)[number]
