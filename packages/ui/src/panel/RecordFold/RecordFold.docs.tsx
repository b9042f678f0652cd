import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { RecordFold } from './RecordFold.tsx'

const still = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una parte de una ficha detrás de su nombre y una línea sobre ella, hasta que se abre. Cerrada de nuevo, solo esconde lo que tiene adentro. Dibuja `<section>`.',
  use: [
    {
      es: 'En los `folds` de un `RecordSheet`, para lo que es largo o se toca poco: imágenes, movimientos.',
      en: 'In the `folds` of a `RecordSheet`, for what is long or rarely touched: pictures, movements.',
    },
  ],
  instead: [
    {
      component: 'Fold',
      when: {
        es: 'para un texto o controles que empiezan plegados.',
        en: 'for a text or for controls that begin folded.',
      },
    },
    {
      component: 'Tabs',
      when: {
        es: 'para partes que se turnan en un lugar.',
        en: 'for parts that take turns in one place.',
      },
    },
  ],
  code: (t) => `import { Text } from '@gallery/ui'
import { RecordFold } from '@gallery/ui/admin'
import { useState } from 'react'

export function Pictures() {
  const [open, setOpen] = useState(false)
  return (
    <RecordFold
      label="${t('Imágenes', 'Pictures')}"
      summary="${t('Todas públicas', 'All public')}"
      count={3}
      open={open}
      onOpenChange={setOpen}
    >
      <Text>${t('Vista de la sala 1', 'View of gallery 1')}</Text>
    </RecordFold>
  )
}
`,
  anatomy: {
    story: 'Refused',
    parts: [
      {
        at: 'h2 > button > span:first-child',
        name: {
          es: 'El nombre, con la flecha que dice si está abierta.',
          en: 'The name, with the arrow that says whether it is open.',
        },
      },
      {
        at: 'h2 > button > span:nth-child(2)',
        name: {
          es: 'Una línea sobre lo de adentro; abierta, se va.',
          en: 'A line about what is inside; gone when open.',
        },
      },
      {
        at: 'h2 > button > span[aria-hidden]',
        name: { es: 'Cuántos campos de adentro se rechazaron.', en: 'How many fields inside were refused.' },
      },
      {
        at: 'h2 > button > span:last-child',
        name: { es: 'Cuántas cosas hay adentro.', en: 'How many things are inside.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <RecordFold
            label={t('Imágenes', 'Pictures')}
            summary={t(
              'Todas públicas, la primera es la de la lista',
              'All public, the first stands in the list'
            )}
            count={3}
            open={false}
            onOpenChange={still}
          />
        ),
        say: {
          es: 'La línea cuenta lo que haría falta abrir para saber.',
          en: 'The line tells what one would have to open it to know.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <RecordFold
            label={t('Imágenes', 'Pictures')}
            summary={t('Abrí para ver las imágenes', 'Open to see the pictures')}
            count={3}
            open={false}
            onOpenChange={still}
          />
        ),
        say: {
          es: 'Que se abre ya lo dice la flecha: la línea no agrega nada.',
          en: 'The arrow says already that it opens: the line adds nothing.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'La abre o la cierra; el foco queda en su nombre.',
        en: 'Opens or closes it; the focus stays on its name.',
      },
    },
  ],
  reads: [
    {
      es: '«Imágenes, Todas públicas, 3, botón, contraído», adentro de un título de segundo nivel.',
      en: '“Pictures, All public, 3, button, collapsed”, inside a heading of the second level.',
    },
    {
      es: 'Con rechazados, además «2 errores».',
      en: 'Where fields were refused, “2 errors” too.',
    },
  ],
  props: {
    label: 'Lo que hay adentro: «Imágenes».',
    summary: 'Lo que hay que saber sin abrirla, en una línea.',
    count: 'Cuántas cosas hay adentro.',
    errors: 'Cuántos campos de adentro se rechazaron.',
    open: 'Si se ve lo de adentro.',
    onOpenChange: 'Se llama cuando se aprieta el nombre, con lo que tiene que pasar a ser `open`.',
  },
  stories: {
    Default: {
      name: 'Así viene',
      text: 'Su nombre, una línea sobre ella y cuánto hay adentro; se abre y se cierra apretando.',
    },
    Refused: { name: 'Rechazada', text: 'Algo de adentro se rechazó.' },
  },
}
