/** A page of words: two Markdown files, `name.es.md` and `name.en.md`. */
export interface TextPageEntry {
  /** Its name in addresses and of its files. */
  name: string
  folder: 'guides' | 'foundations'
  /** Its title in Storybook, in Spanish; `groupNames.ts` has the English. */
  title: string
}

/** The pages of words, in the order in which one reads them. */
export const textPages: readonly TextPageEntry[] = [
  { name: 'begin', folder: 'guides', title: 'Guías/Empezar' },
  { name: 'theme', folder: 'guides', title: 'Guías/Tema' },
  { name: 'dark', folder: 'guides', title: 'Guías/Oscuro' },
  { name: 'layers', folder: 'guides', title: 'Guías/Capas' },
  { name: 'tailwind', folder: 'guides', title: 'Guías/Tailwind' },
  { name: 'next', folder: 'guides', title: 'Guías/Next' },
  { name: 'react-router', folder: 'guides', title: 'Guías/React Router' },
  { name: 'languages', folder: 'guides', title: 'Guías/Idiomas' },
  { name: 'forms', folder: 'guides', title: 'Guías/Formularios' },
  { name: 'accessibility', folder: 'guides', title: 'Guías/Accesibilidad' },
  { name: 'writing', folder: 'guides', title: 'Guías/Redacción' },
  { name: 'versions', folder: 'guides', title: 'Guías/Pasar de versión' },
  { name: 'breakpoints', folder: 'foundations', title: 'Fundamentos/Puntos de corte' },
  { name: 'typography', folder: 'foundations', title: 'Fundamentos/Tipografía' },
  { name: 'spacing', folder: 'foundations', title: 'Fundamentos/Espacio' },
  { name: 'colors', folder: 'foundations', title: 'Fundamentos/Color' },
  { name: 'motion', folder: 'foundations', title: 'Fundamentos/Movimiento' },
  { name: 'icons', folder: 'foundations', title: 'Fundamentos/Íconos' },
]
