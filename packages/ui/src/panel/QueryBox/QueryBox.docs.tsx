import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una pregunta que es una frase, con la respuesta corta al lado. Dibuja `<section>`.',
  use: [
    {
      es: 'Donde se pregunta con dos o tres palabras y la respuesta es una lista.',
      en: 'Where one asks by two or three words, and the answer is a list.',
    },
  ],
  instead: [
    {
      component: 'ListFilters',
      when: { es: 'para achicar una lista que ya se ve.', en: 'to narrow a list that is there already.' },
    },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { QueryBox, QueryWord } from '@gallery/ui/admin'

export function Ask({ change, open }: { change: () => void; open: boolean }) {
  return (
    <QueryBox
      label="${t('Preguntarle al libro', 'Ask the ledger')}"
      answer="${t('389 en la galería, 23 afuera', '389 in the gallery, 23 out')}"
      action={<Button size="s" variant="secondary">${t('Ver ese día', 'See that day')}</Button>}
    >
      ${t('Dónde estaba todo el', 'Where everything was on')}{' '}
      <QueryWord open={open} onClick={change}>
        ${t('1 de marzo de 2026', '1 March 2026')}
      </QueryWord>
    </QueryBox>
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'section > p', name: { es: 'La pregunta.', en: 'The question.' } },
      {
        at: 'section button[aria-expanded]',
        name: { es: 'Una palabra que se puede cambiar.', en: 'A word that can be changed.' },
      },
      { at: 'section [role="status"]', name: { es: 'La respuesta, corta.', en: 'The answer in short.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va por las palabras que se pueden cambiar y por la acción.',
        en: 'Goes through the words that can be changed, and to the action.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Abre el campo de la palabra.', en: 'Opens the field of the word.' },
    },
  ],
  reads: [
    {
      es: '«Preguntarle al libro, región»; «todo, botón, contraído». La respuesta nueva se dice cuando llega.',
      en: '“Ask the ledger, region”; “everything, button, collapsed”. A new answer is said when it comes.',
    },
  ],
  props: {
    label: 'Qué se pregunta, para lectores de pantalla: «Preguntarle al libro».',
    children: 'La pregunta, una frase; lo que se puede cambiar de ella es un `QueryWord`.',
    answer: 'A cuánto llega la respuesta, en pocas palabras.',
    action: 'Lo que lleva a la respuesta entera, un `Button` de tamaño `s`.',
    fields: 'Los campos que cambian una palabra de la pregunta, debajo; nada mientras ninguno está abierto.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Las palabras que se pueden cambiar están subrayadas; al apretarlas se abre su campo.',
    },
    Open: { name: 'Abierta', text: 'Con el campo de una palabra abierto debajo.' },
    LongWords: { name: 'Palabras largas', text: 'Un nombre largo se corta en renglones.' },
  },
}
