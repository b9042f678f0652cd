import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La barra que guarda una ficha: al pie de la pantalla mientras algo está sin guardar, y no está cuando no hay nada. Responde a Ctrl S y pregunta antes de que se deje la página. Dibuja `<section>`, que conserva el foco cuando se va un botón que se apretó; ponela como última de la pantalla, fuera del formulario.',
  use: [
    {
      es: 'En toda pantalla donde se edita una ficha.',
      en: 'On every screen that edits a record.',
    },
  ],
  instead: [
    {
      component: 'BulkBar',
      when: { es: 'para lo que se tildó en una tabla.', en: 'for what is ticked in a table.' },
    },
    { component: 'SubmitRow', when: { es: 'en un diálogo.', en: 'in a dialog.' } },
    {
      component: 'FootBar',
      when: { es: 'para otra acción al pie.', en: 'for another action at the foot.' },
    },
  ],
  code: () => `import { SaveBar, type SaveState } from '@gallery/ui/admin'

interface SavingProps {
  state: SaveState
  save: () => void
  discard: () => void
}

export function Saving({ state, save, discard }: SavingProps) {
  return <SaveBar state={state} onSave={save} onDiscard={discard} viewHref="/works/26" />
}
`,
  anatomy: {
    story: 'Dirty',
    parts: [
      {
        at: '[data-foot-bar] [role="status"]',
        name: {
          es: 'Cómo está: un punto, y qué cambió.',
          en: 'How it stands: a dot, and what changed.',
        },
      },
      {
        at: '[data-foot-bar] [data-variant="tertiary"]',
        name: { es: 'La vuelta a lo guardado.', en: 'The way back to what is saved.' },
      },
      {
        at: '[data-foot-bar] [data-variant="primary"]',
        name: { es: 'Guardar, lo mismo que Ctrl S.', en: 'Saving, the same as Ctrl S.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Ctrl S', '⌘ S'],
      does: {
        es: 'Guarda, desde cualquier lugar de la página, si hay cambios o si faltó la conexión. El navegador no ofrece guardar la página.',
        en: 'Saves, from anywhere on the page, if there are changes or the connection was missing. The browser does not offer to save the page.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En «Guardar» o «Descartar», lo hace; cuando el botón se va, el foco queda en la barra.',
        en: 'On “Save” or “Discard”, does it; when the button goes away, the focus stays with the bar.',
      },
    },
  ],
  reads: [
    {
      es: 'Una región: «Guardar cambios». Lo que cambia se anuncia sin mover el foco: «Guardado a las 15:40».',
      en: 'A landmark: “Save changes”. What changes is announced without moving the focus: “Saved at 15:40”.',
    },
    {
      es: 'Al dejar la página con algo sin guardar, pregunta el navegador.',
      en: 'Where something is unsaved, the browser asks before the page is left.',
    },
  ],
  props: { state: 'Qué hay entre lo que está en la pantalla y lo guardado.' },
  stories: {
    Dirty: {
      name: 'Sin guardar',
      text: 'El punto amarillo y qué cambió; Ctrl S guarda como el botón, y al irse pregunta.',
    },
    Clean: {
      name: 'Sin cambios',
      text: 'Nada que guardar: no hay barra, y no se pregunta nada antes de irse.',
    },
    Saving: { name: 'Guardando', text: 'El anillo; nada se manda dos veces.' },
    Saved: { name: 'Guardado', text: 'La hora según el reloj de la galería, por cuatro segundos.' },
    Offline: { name: 'Sin conexión', text: 'Lo escrito queda; un botón prueba de nuevo.' },
    Invalid: { name: 'Con errores', text: 'Cuántos campos, en qué pestaña, y el camino al primero.' },
    OneInvalid: { name: 'Con un error', text: 'Un solo campo.' },
    Conflict: {
      name: 'Conflicto',
      text: 'Otra persona guardó mientras tanto: no se pisa nada, se muestran las dos versiones.',
    },
    OwnConflict: {
      name: 'Conflicto con otra ventana',
      text: 'La misma persona guardó en otra ventana: no se nombra a nadie.',
    },
    LongWords: {
      name: 'Muchos cambios',
      text: 'En un teléfono, muchos cambios siguen en otra línea encima de los botones.',
    },
    Life: {
      name: 'De punta a punta',
      text: 'De sin guardar a guardado, como lo vive una pantalla. El foco del botón que se va queda en la barra.',
    },
    GivenUp: {
      name: 'Descartado',
      text: 'En medio de una ficha larga: la página queda donde estaba, y el foco en la barra que se fue.',
    },
    ShownAgain: {
      name: 'Mostrada otra vez',
      text: 'Sacada de la vista y mostrada otra vez, como una pantalla que se conserva, no guarda nada por su cuenta.',
    },
  },
}
