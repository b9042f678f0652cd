import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'En qué lugar está una ficha de la lista desde la que se abrió, con los caminos a las de al lado; J y K también llevan, como en la lista, pero no mientras se escribe. Dibuja `<nav>`.',
  use: [
    {
      es: 'Para revisar una lista ficha por ficha sin volver a ella, como `steps` de `RecordActions`.',
      en: 'To go through a list record by record without going back to it, as `steps` of `RecordActions`.',
    },
  ],
  instead: [
    {
      component: 'PreviousNext',
      when: {
        es: 'en el sitio, donde las de al lado tienen nombre.',
        en: 'on the site, where neighbours have names.',
      },
    },
    {
      component: 'Pagination',
      when: { es: 'para las páginas de una lista.', en: 'for the pages of a list.' },
    },
  ],
  code: () => `import { RecordSteps } from '@gallery/ui/admin'

export function WorkSteps() {
  return <RecordSteps place={3} total={48} previousHref="/admin/works/2" nextHref="/admin/works/4" />
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'a[rel="prev"]', name: { es: 'El camino a la anterior.', en: 'The way to the one before.' } },
      {
        at: 'a[rel="prev"] + span',
        name: {
          es: 'El lugar en la lista, y cuántas son.',
          en: 'The place in the list, and how many there are.',
        },
      },
      { at: 'a[rel="next"]', name: { es: 'El camino a la siguiente.', en: 'The way to the next.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['J'],
      does: {
        es: 'Lleva a la siguiente; no mientras se escribe, ni adentro de una tabla, que tiene la tecla para sí.',
        en: 'Leads to the next; not while something is written, nor inside a table, which has the key for itself.',
      },
    },
    { keys: ['K'], does: { es: 'Lleva a la anterior.', en: 'Leads to the one before.' } },
    {
      keys: ['Tab'],
      does: { es: 'Pasa por los dos enlaces.', en: 'Goes through both links.' },
    },
  ],
  reads: [
    { es: 'Una región: «En la lista, navegación».', en: 'A landmark: “In the list, navigation”.' },
    {
      es: '«Anterior, enlace, K», «3 de 48», «Siguiente, enlace, J». En las puntas falta un enlace.',
      en: '“Previous, link, K”, “3 of 48”, “Next, link, J”. At either end one link is missing.',
    },
  ],
  props: {
    place: 'En qué lugar de su lista está la ficha, desde 1.',
    total: 'Cuántas tiene la lista.',
    previousHref: 'La dirección de la anterior; la primera no tiene.',
    nextHref: 'La dirección de la siguiente; la última no tiene.',
  },
  stories: {
    Default: {
      name: 'En el medio',
      text: 'En el medio de la lista: los dos caminos, y el lugar entre ellos.',
    },
    ByKeys: {
      name: 'Con el teclado',
      text: 'J lleva a la siguiente y K a la anterior, menos donde se escriben letras.',
    },
    First: {
      name: 'La primera',
      text: 'La primera no tiene anterior, y el camino para seguir queda donde estaba.',
    },
    Last: { name: 'La última', text: 'La última de muchas.' },
  },
}
