import type { StoryLanguage } from '../say.ts'

type Words = Record<StoryLanguage, string>

/** What the page of a pattern says beside its pictures. */
export interface PatternRecord {
  title: Words
  /** When one needs it. */
  use: Words
  /** What was decided in it, and what to keep when it is made one's own. */
  keep: readonly Words[]
  /** What its stories are called in Spanish, by the names of their exports. */
  stories: Readonly<Record<string, string>>
}

/** The patterns by the name of their stories file. */
export const patternRecords: Readonly<Record<string, PatternRecord>> = {
  Exhibition: {
    title: { es: 'Página de una muestra', en: 'Exhibition page' },
    use: {
      es: 'Para una muestra o cualquier evento que tiene fechas, sala y obras.',
      en: 'For an exhibition, or any event that has dates, a room and works.',
    },
    stories: { Page: 'Página', GridAndWall: 'Grilla y pared' },
    keep: [
      {
        es: 'Fechas, lugar y entrada están antes que la primera imagen, con la única acción primaria al lado.',
        en: 'Dates, place and admission come before the first picture, with the only primary action beside them.',
      },
      {
        es: 'Las vistas de sala pueden ir de borde a borde; una obra nunca se recorta.',
        en: 'Views of the room may run from edge to edge; a work is never cropped.',
      },
      {
        es: 'La grilla y la pared muestran lo mismo: el modo va en la dirección, así se comparte.',
        en: 'Grid and wall show the same works: the view is in the address, so it can be shared.',
      },
    ],
  },
  Booking: {
    title: { es: 'Reserva de un turno', en: 'A booking' },
    use: {
      es: 'Para visitas con cupo: del mes al mail de confirmación, sin salir de la página.',
      en: 'For visits with limited places: from the month to the mail that confirms, without leaving the page.',
    },
    stories: { Page: 'Página', FromMonthToMail: 'Del mes al mail' },
    keep: [
      {
        es: 'Primero cuántos vienen: todo lo que sigue vale para esa cantidad.',
        en: 'How many come is asked first: everything below holds for that number.',
      },
      {
        es: 'Un día completo se puede elegir igual, y dice para cuántos está completo.',
        en: 'A full day can be chosen all the same, and says for how many it is full.',
      },
      {
        es: 'El formulario se puede mandar siempre; lo que falta se dice en su campo, y lo escrito queda.',
        en: 'The form can always be sent; what is missing is said at its field, and what was typed stays.',
      },
      {
        es: 'El final no es un aviso que se va: dice adónde fue el mail y hasta cuándo se guarda el lugar.',
        en: 'The end is no passing notice: it says where the mail went and until when the place is held.',
      },
    ],
  },
  PrivateRoom: {
    title: { es: 'Sala privada', en: 'Private room' },
    use: {
      es: 'Para mostrarle obras a una persona, con un link que no figura en ningún lado.',
      en: 'For showing works to one person, by a link that is listed nowhere.',
    },
    stories: { Page: 'Página', ForOneCollector: 'Para una persona' },
    keep: [
      {
        es: 'La tira de arriba dice que es privada y hasta cuándo; nada lleva al sitio.',
        en: 'The strip on top says that it is private and until when; nothing leads into the site.',
      },
      {
        es: 'Sin precios ni propietarios: lo que sigue es una conversación.',
        en: 'No prices and no owners: what follows is a conversation.',
      },
    ],
  },
  FilteredList: {
    title: { es: 'Colección con filtros', en: 'Collection list with filters' },
    use: {
      es: 'Para muchas obras o documentos que se buscan por palabras y se acotan por valores.',
      en: 'For many works or documents, searched by words and narrowed by values.',
    },
    stories: { Page: 'Página', Narrowing: 'Acotar y salir' },
    keep: [
      {
        es: 'Cada valor dice cuántas quedarían, contando los demás filtros: ninguno lleva a una lista vacía.',
        en: 'Each value says how many there would be, the other filters counted in: none leads to an empty list.',
      },
      {
        es: 'Los filtros son links; en el teléfono se pliegan arriba de la lista y se abren también sin scripts.',
        en: 'Filters are links; on a phone they fold above the list, and open without scripts too.',
      },
      {
        es: 'Lo que no encuentra nada ofrece la salida ahí mismo.',
        en: 'What finds nothing offers the way out in its place.',
      },
    ],
  },
  Record: {
    title: { es: 'Ficha de una obra', en: 'Record form' },
    use: {
      es: 'Para lo que una galería corrige todos los días: se lee como una ficha y se escribe en el lugar.',
      en: 'For what a gallery mends every day: it reads as a sheet and is written in its place.',
    },
    stories: { Page: 'Página', Writing: 'Escribir y guardar' },
    keep: [
      {
        es: 'Lo que identifica la obra va primero y grande; lo que se decide hoy, al lado.',
        en: 'What identifies the work comes first and large; what is decided today stands beside it.',
      },
      {
        es: 'Lo que no está guardado tiene una marca, y la barra de abajo lo nombra.',
        en: 'What is not saved has a mark, and the bar at the foot names it.',
      },
      {
        es: 'Lo rechazado se dice en su campo y la barra cuenta cuántos son.',
        en: 'What is refused is said at its field, and the bar counts how many there are.',
      },
    ],
  },
  PanelList: {
    title: { es: 'Lista del panel', en: 'List of the panel' },
    use: {
      es: 'Para encontrar una obra entre miles y cambiarla sin abrirla.',
      en: 'For finding one work among thousands and changing it without opening it.',
    },
    stories: { Page: 'Página', Selling: 'Vender y elegir' },
    keep: [
      {
        es: 'Estado y visibilidad se cambian en la fila, en dos toques, y se pueden deshacer.',
        en: 'Status and visibility are changed in the row, in two presses, and can be undone.',
      },
      {
        es: 'Lo que se hace con muchas aparece cuando hay alguna elegida.',
        en: 'What is done with many appears once some are chosen.',
      },
    ],
  },
  EmptyGallery: {
    title: { es: 'Galería vacía', en: 'Empty gallery' },
    use: {
      es: 'Para el primer día, cuando todavía no hay nada que mostrar.',
      en: 'For the first day, when there is nothing to show yet.',
    },
    stories: { Page: 'Página', FirstDay: 'El primer día' },
    keep: [
      {
        es: 'Cada parte dice qué le falta en una frase y lleva adonde se hace.',
        en: 'Each part says in one sentence what it lacks, and leads to where it is made.',
      },
      {
        es: 'Nada de ejemplos ni obras de mentira: lo vacío se ve vacío y ordenado.',
        en: 'No samples and no make-believe works: what is empty looks empty and in order.',
      },
    ],
  },
}
