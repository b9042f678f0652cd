import type { StoryLanguage } from '../say.ts'
import { galleryWorks } from './galleryWorks.ts'

const texts = {
  es: {
    title: 'Sala de lectura',
    about:
      '<p>Obras de formato medio para una sala de lectura. Una selección hecha para ver de cerca, con luz de ventana, en una casa y no en un museo.</p>',
    count: '10 obras, de Brandariz, Lemos, Otaegui y Verardi',
    message:
      'Marta, Esteban: acá están las que hablamos, colgadas como irían en la pared del fondo. Las medidas son con marco.',
    grid: 'Grilla',
    wall: 'En la pared',
    ask: 'Precios y disponibilidad van aparte: escribinos y te los mandamos en el día.',
    askButton: 'Preguntar por estas obras',
    files: ['Plano de la pared.pdf', 'Fichas de las obras.pdf'],
  },
  en: {
    title: 'Reading Room',
    about:
      '<p>Medium-sized works for a reading room. A selection to be seen close up, in window light, in a house and not in a museum.</p>',
    count: '10 works, by Brandariz, Lemos, Otaegui and Verardi',
    message:
      'Marta, Esteban: here are the ones that we talked about, hung as they would be on the back wall. Sizes include the frame.',
    grid: 'Grid',
    wall: 'On the wall',
    ask: 'Prices and availability are sent apart: write to us and you have them the same day.',
    askButton: 'Ask about these works',
    files: ['Plan of the wall.pdf', 'Sheets of the works.pdf'],
  },
}

const chosen = ['Elsa Brandariz', 'Horacio Lemos', 'Mabel Otaegui', 'Tomás Verardi']

/** What a room of the demo gallery says and shows. */
export function privateRoom(language: StoryLanguage) {
  const words = texts[language]
  return {
    words,
    works: galleryWorks(language).filter(({ artist }) => chosen.includes(artist)),
    files: words.files.map((name, index) => ({
      id: index,
      href: `#file/${index}`,
      name,
      bytes: [412_000, 2_300_000][index] ?? 0,
    })),
  }
}
