import type { StoryLanguage } from '../../stories/say.ts'
import type { DoorVisit } from './doorVisit.ts'

const words = {
  es: {
    wheelchair: 'Silla de ruedas',
    with: 'viene con acompañante',
    english: 'En inglés',
    code: '15:01, con código',
    other: '14:58, en otra puerta',
    twice: 'También en otra puerta, 15:04',
  },
  en: {
    wheelchair: 'Wheelchair',
    with: 'comes with a companion',
    english: 'In English',
    code: '15:01, by code',
    other: '14:58, at another door',
    twice: 'Also at another door, 15:04',
  },
}

/** Who comes to a time, in every state. */
export function sampleVisits(language: StoryLanguage): DoorVisit[] {
  const text = words[language]
  return [
    { id: 1, name: 'Sosa, Martina', people: 3, inside: 2, note: '15:02' },
    { id: 2, name: 'Sandoval, Susana', people: 2, inside: 0, needs: [text.wheelchair], note: text.with },
    { id: 3, name: 'Vidal, Matías', people: 1, inside: 0, unconfirmed: true },
    { id: 4, name: 'Whitlow, James', people: 1, inside: 0, needs: [text.english] },
    { id: 5, name: 'Jofré, Carla', people: 2, inside: 2, note: text.code, spare: 2 },
    { id: 6, name: 'Roldán, Raúl', people: 1, inside: 1, note: text.other, warning: text.twice },
  ]
}
