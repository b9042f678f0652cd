import type { ReactNode } from 'react'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Facts } from '../../layout/Facts/Facts.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { RecordSheet } from './RecordSheet.tsx'

/** A work with what stands beside it. */
function Work({ t, rail }: { t: Tell; rail: ReactNode }) {
  return (
    <RecordSheet
      work
      before="Elsa Brandariz"
      names={<TextField name="title" label={t('Título', 'Title')} defaultValue="Diagonal" />}
      facts={<TextField optional name="code" label={t('Código', 'Code')} defaultValue="BR-58-001" />}
      rail={rail}
      railLabel={t('Hoy', 'Today')}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una ficha como se lee, que se escribe donde está: primero y grande lo que la identifica, al lado lo que decide hoy, sus textos como una página, lo raro plegado. Los campos de `names`, `facts` y `texts` no tienen caja. Dibuja `<div>` alrededor de un `<form>`.',
  use: [
    {
      es: 'Para la pantalla de una obra, un evento, un artista, que se lee más veces de las que se cambia.',
      en: 'For the screen of a work, an event, an artist, which is read more often than it is changed.',
    },
  ],
  instead: [
    { component: 'Form', when: { es: 'donde se crea algo nuevo.', en: 'where something new is made.' } },
    {
      component: 'public/RecordSheet',
      when: { es: 'en el sitio, donde solo se lee.', en: 'on the site, where it is only read.' },
    },
    { component: 'BulkReview', when: { es: 'para cambiar muchas juntas.', en: 'to change many at once.' } },
    {
      component: 'SplitView',
      when: { es: 'para una lista al lado de lo que se abre.', en: 'for a list beside what is opened.' },
    },
  ],
  code: (t) => `import { Switch, TextField } from '@gallery/ui'
import { BilingualField, type BilingualText, RecordSheet } from '@gallery/ui/admin'
import { useState } from 'react'

export function WorkScreen({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  const [title, setTitle] = useState<BilingualText>({
    es: 'Estructura abierta nº 26',
    en: 'Open Structure No. 26',
  })
  return (
    <RecordSheet
      work
      before="Elsa Brandariz"
      names={<BilingualField name="title" label="${t('Título', 'Title')}" value={title} onValueChange={setTitle} />}
      facts={<TextField optional name="code" label="${t('Código', 'Code')}" defaultValue="BR-49-004" />}
      rail={<Switch label="${t('Pública', 'Public')}" defaultChecked />}
      railLabel="${t('Hoy', 'Today')}"
      onSubmit={save}
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[data-pictured] > div:first-child',
        name: { es: 'Cómo es: `RecordPictures`.', en: 'What it looks like: `RecordPictures`.' },
      },
      {
        at: '[data-pictured] form [data-work]',
        name: {
          es: 'De quién es y cómo se llama, grande.',
          en: 'Whose it is and what it is called, written large.',
        },
      },
      {
        at: '[data-pictured] form [data-work] + div',
        name: {
          es: 'Lo que se sabe, cada dato detrás de su nombre.',
          en: 'What is known, each behind its label.',
        },
      },
      {
        at: '[data-pictured] form [data-shown]',
        name: {
          es: 'Lo que se lee de ella, dos idiomas lado a lado; en un teléfono, uno y un botón para el otro.',
          en: 'What is read about it, two languages side by side; on a phone one, and a switch for the other.',
        },
      },
      {
        at: '[data-pictured] aside',
        name: {
          es: 'Lo que decide hoy. En un teléfono va antes que los datos.',
          en: 'What decides today. On a phone it comes before what is known.',
        },
      },
      {
        at: '[data-pictured] aside + div',
        name: {
          es: 'Lo raro o largo, plegado: `RecordFold`.',
          en: 'What is rare or long, folded: `RecordFold`.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Work
            t={t}
            rail={
              <>
                <Switch label={t('Pública', 'Public')} defaultChecked />
                <Facts
                  items={[{ term: t('Dueña', 'Owner'), value: t('Familia Brandariz', 'Brandariz family') }]}
                />
              </>
            }
          />
        ),
        say: {
          es: 'Al lado va lo que se mira todos los días: quién la ve y de quién es.',
          en: 'Beside it stands what one looks at every day: who sees it and whose it is.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Work
            t={t}
            rail={
              <>
                <Text size="s">
                  {t(
                    'Comprada en 1958 por la familia, prestada en 1971 y en 1994, restaurada en 2003.',
                    'Bought by the family in 1958, lent in 1971 and 1994, restored in 2003.'
                  )}
                </Text>
                <Switch label={t('Pública', 'Public')} defaultChecked />
              </>
            }
          />
        ),
        say: {
          es: 'La historia empuja abajo lo que decide hoy; va en un `RecordFold`.',
          en: 'The history pushes down what decides today; it belongs in a `RecordFold`.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Las imágenes, el nombre, los datos, los textos, después lo que decide hoy y lo plegado.',
        en: 'The pictures, the name, the facts, the texts, then what decides today and what is folded.',
      },
    },
    {
      keys: ['Enter'],
      does: { es: 'En un campo de un renglón, guarda.', en: 'In a field of one line, saves.' },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'En el nombre o en un dato que cambió, vuelve a lo guardado. Un texto conserva lo escrito.',
        en: 'In a name or a fact that was changed, back to what is saved. A text keeps what was written.',
      },
    },
  ],
  reads: [
    {
      es: 'Los campos se leen como siempre: «Título es, edición»; que no tengan caja no cambia nada.',
      en: 'The fields read as ever: “Title es, edit”; that they have no boxes changes nothing.',
    },
    {
      es: '«Textos, encabezado nivel 2»; lo de al lado, «Hoy, complementario».',
      en: '“Texts, heading level 2”; what is beside, “Today, complementary”.',
    },
    {
      es: 'En un teléfono: «Idioma de los textos, grupo. English, falta 1 texto, botón de alternancia, no presionado».',
      en: 'On a phone: “Language of the texts, group. English, 1 text is missing, toggle button, not pressed”.',
    },
    {
      es: 'Si el servidor rechaza algo del idioma que no se ve, ese idioma se muestra y el foco va al campo.',
      en: 'If the server refuses something in the language that is not seen, that language is shown and the focus goes to the field.',
    },
  ],
  props: {
    pictures: 'Cómo es: `RecordPictures`.',
    before: 'Sobre su nombre: de quién es, o cuándo.',
    names: 'Los campos de su nombre, escritos grandes.',
    work: 'Si es una obra, cuyo título va inclinado.',
    color: 'El color de un evento, que adentro tiene una `Tag` de tono `event`.',
    facts: 'Los campos de lo que se sabe, cada uno detrás de su nombre.',
    languages: 'Los idiomas de sus textos, en el orden en que van.',
    texts:
      'Los campos de lo que se lee de ella, dos idiomas lado a lado; en un teléfono todos menos uno están detrás de un botón.',
    rail: 'Lo que decide hoy, al lado: cómo está, quién la ve, qué sigue. Cada parte debajo de una línea fina.',
    railLabel: 'Qué hay al lado, para lectores de pantalla: «Hoy».',
    folds: 'Lo raro o largo de ella: un `RecordFold` debajo del otro.',
    errors: 'La última respuesta del servidor, como en `Form`.',
    changed: 'Los nombres de los campos que son distintos de lo guardado; quedan marcados.',
    onRestore:
      'Se llama con el nombre de un campo cambiado de `names` o `facts` en el que se apretó Esc: vuelve a lo guardado. Los textos no tienen esa tecla; un descuido costaría demasiado.',
    onSubmit: 'Se llama cuando hay que guardar los campos.',
  },
  stories: {
    Default: {
      name: 'De siempre',
      text: 'Se lee como una página y se escribe donde está: lo distinto de lo guardado lleva un punto.',
    },
    Missing: {
      name: 'Falta un idioma',
      text: 'Lo que le falta a un idioma se ofrece, y se empieza con el texto del otro.',
    },
    LongName: {
      name: 'Nombre largo',
      text: 'Un nombre con una palabra que puede ser más larga que su renglón va más chico.',
    },
    Restored: {
      name: 'Como estaba',
      text: 'Esc devuelve a un nombre o a un dato lo guardado; un texto conserva lo escrito.',
    },
    Refused: { name: 'Rechazado', text: 'Lo rechazado lleva una barra a la izquierda, y dice por qué.' },
    OfAnEvent: { name: 'De un evento', text: 'Un evento va en negrita, y su etiqueta tiene su color.' },
    OnAPhone: {
      name: 'En un teléfono',
      text: 'En un teléfono, uno debajo del otro: lo que decide hoy antes de lo que se sabe. Se ve un idioma de los textos; el botón dice qué falta guardar o escribir en el otro.',
    },
    RefusedBehindTheSwitch: {
      name: 'Rechazado en el otro idioma',
      text: 'Lo rechazado en el idioma que no se ve se pone a la vista.',
    },
  },
}
