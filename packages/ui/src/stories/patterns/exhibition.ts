import { picture } from '../sampleWorks.ts'
import type { StoryLanguage } from '../say.ts'
import { galleryWorks } from './galleryWorks.ts'

const texts = {
  es: {
    exhibitions: 'Muestras',
    title: 'La línea que corta la esquina',
    when: 'Cuándo',
    where: 'Dónde',
    place: 'Sala 1',
    price: 'Entrada',
    free: 'Libre, con turno',
    book: 'Reservar una visita',
    lead: 'Quince años de pintura concreta, entre el primer marco recortado de 1949 y las series sobre eje de los sesenta.',
    body: '<p>Brandariz llegó al marco recortado por impaciencia: el rectángulo, decía, ya estaba decidido antes de empezar. En las tablas de 1949 a 1956 el borde se mueve con la composición y la diagonal, que en la esquina porteña es ley municipal, pasa a ser el motor de la pintura.</p><p>La muestra reúne veintidós obras, siete de ellas no exhibidas desde 1961, junto con bocetos, correspondencia y los catálogos que ella misma diagramó. El recorrido termina en las <em>Secuencias</em>, donde la línea se suelta del plano y marca apenas un compás.</p><p>Curaduría: Ana Dulitzky. Investigación de archivo: Federico Marún.</p>',
    visit: 'Para la visita',
    works: 'Obras',
    grid: 'Grilla',
    wall: 'En la pared',
    alsoOn: 'También en la galería',
  },
  en: {
    exhibitions: 'Exhibitions',
    title: 'The Line that Cuts the Corner',
    when: 'When',
    where: 'Where',
    place: 'Room 1',
    price: 'Admission',
    free: 'Free, with a booking',
    book: 'Book a visit',
    lead: 'Fifteen years of concrete painting, from the first shaped frame of 1949 to the axis series of the sixties.',
    body: '<p>Impatience led Brandariz to the shaped frame. The rectangle, she said, had already been decided before she began. In the panels made between 1949 and 1956 the edge moves with the composition. The diagonal, which on a Buenos Aires street corner is required by city law, becomes the engine of the painting.</p><p>The exhibition brings together twenty-two works, seven of them not shown since 1961, with sketches, letters and the catalogues she laid out herself. It ends with the <em>Sequences</em>, where the line comes loose from the plane and does little more than beat time.</p><p>Curated by Ana Dulitzky. Archive research by Federico Marún.</p>',
    visit: 'Your visit',
    works: 'Works',
    grid: 'Grid',
    wall: 'On the wall',
    alsoOn: 'Also at the gallery',
  },
}

const visits = {
  es: [
    { term: 'Horario', value: 'Lunes a viernes, 14 a 19.30' },
    { term: 'Cómo llegar', value: 'Subte B, estación Medrano. La puerta está en la ochava.' },
    { term: 'Acceso', value: 'Entrada a nivel, ascensor y baño adaptado. Perros guía, bienvenidos.' },
  ],
  en: [
    { term: 'Hours', value: 'Monday to Friday, 2 to 7.30 pm' },
    { term: 'Getting here', value: 'Subway line B, Medrano station. The door is on the cut corner.' },
    { term: 'Access', value: 'Level entrance, lift and accessible toilet. Guide dogs are welcome.' },
  ],
}

/** An exhibition of the demo gallery with all that its page says. */
export function exhibition(language: StoryLanguage) {
  const es = language === 'es'
  return {
    words: texts[language],
    from: '2026-11-12',
    to: '2027-01-30',
    plates: [
      {
        id: 'room-a',
        picture: picture('room-a.jpg', 2400, 1560),
        caption: es ? 'Vista general de la sala 1' : 'General view, Room 1',
      },
      {
        id: 'room-h',
        picture: picture('room-h.jpg', 2400, 1783),
        caption: es
          ? 'Al frente, Ritmo sobre eje nº 35, 1953, esmalte sobre tabla'
          : 'In front, Rhythm on an Axis No. 35, 1953, enamel on panel',
      },
      {
        id: 'brandariz-04',
        picture: picture('brandariz-04.png', 1358, 2000),
        caption: es
          ? 'Estructura abierta nº 26, 1949. Esmalte sobre tabla, marco recortado'
          : 'Open Structure No. 26, 1949. Enamel on panel, shaped frame',
      },
    ],
    works: galleryWorks(language)
      .filter(({ artist }) => artist === 'Elsa Brandariz')
      .map(({ artist: _, ...work }) => work),
    visit: visits[language],
    related: [
      {
        id: 'patio',
        href: '#patio',
        title: es ? 'Horas del patio' : 'Hours of the Courtyard',
        note: es ? 'Muestra, hasta el 20 de noviembre' : 'Exhibition, until 20 November',
        picture: picture('room-b.jpg', 2400, 1696),
      },
      {
        id: 'tramas',
        href: '#tramas',
        title: es ? 'Tramas bajas' : 'Low Wefts',
        note: es ? 'Muestra, desde el 23 de noviembre' : 'Exhibition, from 23 November',
        picture: picture('room-c.jpg', 2400, 2156),
      },
    ],
  }
}
