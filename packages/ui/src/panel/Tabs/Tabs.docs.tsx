import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Partes de una pantalla que se turnan en un mismo lugar: las flechas van de una pestaña a otra. Dibuja `<div>` alrededor de una lista de pestañas y sus paneles.',
  use: [
    {
      es: 'Para partes que nadie necesita al mismo tiempo.',
      en: 'For parts that nobody needs at the same time.',
    },
  ],
  instead: [
    {
      component: 'RecordFold',
      when: {
        es: 'para las partes de una ficha, que pueden estar abiertas a la vez.',
        en: 'for the parts of a record, several of which may be open at once.',
      },
    },
    {
      component: 'StepTabs',
      when: { es: 'donde un paso necesita el anterior.', en: 'where one step needs the one before.' },
    },
    {
      component: 'CountTabs',
      when: { es: 'para filtrar una lista con enlaces.', en: 'to filter a list by links.' },
    },
  ],
  code: (t) => `import { Text } from '@gallery/ui'
import { Tabs } from '@gallery/ui/admin'

export function EventParts() {
  return (
    <Tabs
      label="${t('Evento', 'Event')}"
      items={[
        { id: 'details', label: '${t('Datos', 'Details')}', content: <Text>Sala 1</Text> },
        { id: 'slots', label: '${t('Turnos', 'Slots')}', count: 42, content: <Text>15:00</Text> },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'WithErrors',
    parts: [
      {
        at: '[role="tab"][aria-selected="true"]',
        name: { es: 'La pestaña elegida.', en: 'The chosen tab.' },
      },
      {
        at: '[role="tab"][data-errors]',
        name: {
          es: 'Una pestaña con errores: dice cuántos campos, en lugar de cuántas cosas.',
          en: 'A tab with errors: it says how many fields, instead of how many things.',
        },
      },
      {
        at: '[role="tabpanel"]:not([hidden])',
        name: { es: 'El panel de la pestaña elegida.', en: 'The panel of the chosen tab.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Tabs
            label={t('Evento', 'Event')}
            items={[
              {
                id: 'details',
                label: t('Datos', 'Details'),
                content: <Text size="s">{t('Sala 1, hasta marzo', 'Room 1, until March')}</Text>,
              },
              { id: 'slots', label: t('Turnos', 'Slots'), count: 42, content: null },
            ]}
          />
        ),
        say: {
          es: 'Una o dos palabras por pestaña: entran todas, y se eligen de un vistazo.',
          en: 'One or two words per tab: all fit, and are chosen at a glance.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Tabs
            label={t('Evento', 'Event')}
            items={[
              {
                id: 'details',
                label: t('Los datos generales de la muestra', 'The general details of the exhibition'),
                content: <Text size="s">{t('Sala 1, hasta marzo', 'Room 1, until March')}</Text>,
              },
              {
                id: 'slots',
                label: t('Los turnos que tiene la muestra', 'The slots that the exhibition has'),
                content: null,
              },
            ]}
          />
        ),
        say: {
          es: 'Las pestañas largas quedan afuera de la pantalla del teléfono.',
          en: 'Long tabs end up outside the screen of a phone.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Llega a la pestaña elegida, y de ahí a su panel.',
        en: 'Reaches the chosen tab, and from there its panel.',
      },
    },
    {
      keys: ['→', '←'],
      does: {
        es: 'Eligen la pestaña que sigue o la anterior, y dan la vuelta; saltean las deshabilitadas.',
        en: 'Choose the next tab or the one before, and go round; disabled ones are skipped.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: { es: 'Eligen la primera o la última.', en: 'Choose the first or the last.' },
    },
  ],
  reads: [
    {
      es: '«Evento, lista de pestañas. Datos, pestaña, seleccionada, 1 de 4».',
      en: '“Event, tab list. Details, tab, selected, 1 of 4”.',
    },
    {
      es: 'Con errores: «Textos 2 errores, pestaña».',
      en: 'With errors: “Texts 2 errors, tab”.',
    },
  ],
  props: {
    label: 'De qué son las partes, para lectores de pantalla: «Ficha de la obra».',
    items: 'Las partes, en orden.',
    value:
      'El id de la parte que se ve, cuando lo decide quien la usa; si no, al principio se ve la primera que no está deshabilitada.',
    onValueChange: 'Se llama con el id de la parte que se eligió.',
    keepMounted: 'Deja en la página las partes que no se ven, así queda lo que se escribió en ellas.',
  },
  stories: {
    Default: { name: 'Así viene', text: 'Las flechas mueven y eligen.' },
    WithErrors: { name: 'Con errores', text: 'La pestaña dice cuántos de sus campos están mal.' },
    Disabled: { name: 'Deshabilitada', text: 'Una parte que todavía no está.' },
    FirstDisabled: {
      name: 'La primera, deshabilitada',
      text: 'Se ve la primera que se puede elegir, y con Tab se llega a ella.',
    },
    Later: {
      name: 'Las partes llegan después',
      text: 'Cuando llegan se ve la primera; si se va la que se ve, otra vez la primera.',
    },
    KeepMounted: {
      name: 'Todo queda en la página',
      text: 'Lo que se escribió en una parte queda mientras se ve otra.',
    },
    Narrow: { name: 'Angosto', text: 'En un teléfono siguen de costado.' },
  },
}
