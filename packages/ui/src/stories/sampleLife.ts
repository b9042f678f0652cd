import type { LifeLane } from '../public/LifeLine/LifeLine.tsx'
import type { StoryLanguage } from './say.ts'

const works = [1949, 1951, 1953, 1954, 1956, 1960, 1963]

/** The life of an artist of the demo gallery, in the story's language. */
export function sampleLife(language: StoryLanguage): LifeLane[] {
  const es = language === 'es'
  return [
    {
      label: es ? 'Vida' : 'Life',
      note: 'Rosario, 1921 – Buenos Aires, 2009',
      spans: [{ from: 1921, to: 2009 }],
      line: true,
    },
    {
      label: es ? 'Obras' : 'Works',
      note: es ? '8 obras, 1949–1963' : '8 works, 1949–1963',
      spans: works.map((year) => ({ from: year, to: year })),
    },
    {
      label: es ? 'Archivo' : 'Archive',
      note: es ? 'Fondo Brandariz, 1946–1988' : 'Brandariz Papers, 1946–1988',
      spans: [{ from: 1946, to: 1988 }],
    },
    {
      label: es ? 'Muestras' : 'Exhibitions',
      note: es ? 'La línea que corta la esquina, 2026–2027' : 'The Line that Cuts the Corner, 2026–2027',
      spans: [{ from: 2026, to: 2027, color: 'red' }],
    },
  ]
}
