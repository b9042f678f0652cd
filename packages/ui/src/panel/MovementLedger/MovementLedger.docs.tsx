import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El libro de una obra: dónde estuvo, de quién era y por cuánto. Dibuja una `<section>` alrededor de un `<table>`; por debajo de 1088px, tarjetas.',
  use: [
    {
      es: 'En la pantalla de una obra, para toda su vida.',
      en: 'On the screen of a work, for the whole of its life.',
    },
  ],
  instead: [
    { component: 'StatusMenu', when: { es: 'para el estado solo.', en: 'for the state alone.' } },
    {
      component: 'Facts',
      when: { es: 'para el último movimiento, al costado.', en: 'for the last movement, in an aside.' },
    },
    {
      component: 'ActivityLog',
      when: { es: 'para lo que se hizo en el panel.', en: 'for what was done in the panel.' },
    },
  ],
  code: (t) => `import { type Movement, MovementLedger } from '@gallery/ui/admin'

const movements: readonly Movement[] = [
  {
    id: 1,
    date: '2026-11-12',
    status: '${t('En consignación', 'On consignment')}',
    tone: 'success',
    owner: '${t('Familia Brandariz', 'Brandariz family')}',
    price: 38_000,
    currency: 'USD',
  },
]

export function Ledger({ strike }: { strike: (id: string | number) => void }) {
  return <MovementLedger movements={movements} onStrike={strike} />
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va por el formulario y por los botones «Tachar».',
        en: 'Goes through the form and the buttons “Strike through”.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Tacha el movimiento.', en: 'Strikes the movement through.' },
    },
  ],
  reads: [
    {
      es: '«Movimientos, región» y «Movimientos, tabla». Cada fila empieza por su fecha; la que vale ahora dice «Último».',
      en: '“Movements, region” and “Movements, table”. Each row begins with its date; the one that holds now says “Latest”.',
    },
    {
      es: '«Tachar», con el estado y la fecha de su movimiento, «botón».',
      en: '“Strike through”, with the status and date of its movement, “button”.',
    },
  ],
  props: {
    movements:
      'Lo que le pasó a la obra, lo más nuevo primero: el primero que no está tachado es su estado ahora.',
    form: 'El formulario que agrega uno, arriba de todos; «Registrar movimiento» cuando no está abierto.',
    onStrike:
      'Se llama para tachar, en el momento, uno que fue un error: quien lo usa ofrece la vuelta atrás. Sin esto no se puede tachar ninguno.',
    loading: 'Mientras están en camino.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'Lo más nuevo primero; es el estado de la obra ahora.' },
    One: { name: 'Uno', text: 'Un solo movimiento: también es el último.' },
    Empty: { name: 'Vacío', text: 'Todavía no pasó nada.' },
    Loading: { name: 'En camino', text: 'Todavía no llegaron.' },
    WithForm: { name: 'Con formulario', text: 'Con el formulario que agrega uno, arriba.' },
    Strikable: { name: 'Se pueden tachar', text: 'Cada uno se puede tachar, si fue un error.' },
    Struck: {
      name: 'Tachados',
      text: 'Un error queda, tachado, con quién lo tachó y cuándo; el más nuevo de los que valen es el último.',
    },
    LongWords: {
      name: 'Palabras largas',
      text: 'Los propietarios y las ubicaciones largas se cortan en renglones.',
    },
    Narrow: { name: 'Angosto', text: 'En un teléfono cada movimiento es una tarjeta.' },
  },
}
