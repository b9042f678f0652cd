import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Stepper } from './Stepper.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un número entero y chico, que se aprieta con − y + o se escribe entre los dos, con su nombre, su ayuda y su error. Un número fuera de los límites, porque se escribió o porque los límites cambiaron, queda y se rechaza: un `Form` no lo manda. Al dejar el campo, lo vacío va a `min` y un número con decimales al entero más cercano. Sin scripts tiene las flechas del propio navegador. Dibuja `<div>` alrededor de `<input type="number">`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para cuántas personas vienen, o cuántas copias se quieren.',
      en: 'For how many people come, or how many copies are wanted.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: {
        es: 'para un número que se mide, como un precio o una altura.',
        en: 'for a number that is measured, as a price or a height.',
      },
    },
    {
      component: 'Select',
      when: {
        es: 'cuando cada número tiene sus propias palabras.',
        en: 'where every number has words of its own.',
      },
    },
    {
      component: 'PartyFilter',
      when: {
        es: 'fuera de un formulario, arriba de lo que depende del número.',
        en: 'outside of a form, above what depends on the number.',
      },
    },
  ],
  code: (t) => `import { Form, Stepper, SubmitRow } from '@gallery/ui'

export function Party({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <Stepper
        name="people"
        label="${t('¿Cuántos vienen?', 'How many are coming?')}"
        max={6}
        atMax="${t('Hasta 6 personas por reserva', 'Up to 6 people on one booking')}"
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'WithHint',
    parts: [
      { at: 'label', name: { es: 'La pregunta.', en: 'The question.' } },
      {
        at: 'input',
        name: { es: 'El número, que también se escribe.', en: 'The number, which can be typed too.' },
      },
      {
        at: 'input + button',
        name: {
          es: 'Uno más; del otro lado, uno menos. En la punta queda gris, y conserva el foco.',
          en: 'One more; on the other side, one fewer. At the end it goes grey, and keeps the focus.',
        },
      },
      { at: 'p[id$="-hint"]', name: { es: 'La ayuda: qué se cuenta.', en: 'The help: what counts.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Stepper
            name="do-people"
            label={t('¿Cuántos vienen?', 'How many are coming?')}
            max={6}
            defaultValue={6}
            atMax={t('Hasta 6 personas por reserva', 'Up to 6 people on one booking')}
          />
        ),
        say: {
          es: 'En el máximo, `atMax` dice por qué no hay más.',
          en: 'At the most, `atMax` says why there are no more.',
        },
      },
      {
        show: (t) => <Stepper name="do-copies" label={t('Copias', 'Copies')} max={10} defaultValue={2} />,
        say: {
          es: 'Para lo que se cuenta con los dedos: pocos pasos de punta a punta.',
          en: 'For what is counted on one’s fingers: few steps from end to end.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stepper
            name="dont-people"
            label={t('¿Cuántos vienen?', 'How many are coming?')}
            max={6}
            defaultValue={6}
          />
        ),
        say: {
          es: 'El + se apaga y nadie sabe si es el sitio o la sala.',
          en: 'The + goes out, and nobody knows whether it is the site or the room.',
        },
      },
      {
        show: (t) => (
          <Stepper name="dont-year" label={t('Año', 'Year')} min={1} max={999} defaultValue={195} />
        ),
        say: {
          es: 'Un año, una altura o un precio no se alcanzan de a uno.',
          en: 'A year, a height or a price is not reached one by one.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Menos, el número, más.', en: 'Fewer, the number, more.' } },
    {
      keys: ['↑', '↓'],
      does: { es: 'En el número: uno más, uno menos.', en: 'In the number: one more, one fewer.' },
    },
    {
      keys: ['0–9'],
      does: {
        es: 'Escriben; lo que se pasa queda, con el motivo debajo.',
        en: 'Type; what is out of bounds stays, with the reason below.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Aprietan − o +. En el número, Enter manda el formulario.',
        en: 'Press − or +. In the number, Enter sends the form.',
      },
    },
  ],
  reads: [
    {
      es: '«¿Cuántos vienen?, campo numérico, obligatorio, 2, Los chicos también cuentan».',
      en: '“How many are coming?, spin button, required, 2, Children count too”.',
    },
    {
      es: 'Después de «Uno más, botón» se dice el número nuevo: «3».',
      en: 'After “One more, button” the new number is said: “3”.',
    },
    {
      es: 'En el máximo: «6. Hasta 6 personas por reserva»; el botón dice «Uno más, botón, no disponible».',
      en: 'At the most: “6. Up to 6 people on one booking”; the button says “One more, button, dimmed”.',
    },
    {
      es: 'Pasado el máximo: «25, entrada no válida, Hasta 6 personas por reserva».',
      en: 'Above the most: “25, invalid entry, Up to 6 people on one booking”.',
    },
  ],
  props: {
    min: 'Lo menos que se puede elegir, un número entero.',
    max: 'Lo más que se puede elegir, un número entero de hasta tres cifras.',
    defaultValue:
      'El número al principio y al reiniciar el formulario; si no se dice nada, el primer `value` o `min`.',
    value:
      'El número elegido, cuando la página lo sabe: si cambia, el campo lo muestra y conserva el foco. Hasta entonces muestra lo que se apretó o escribió; lo que la página no acepta lo dice con `min`, `max` o `error`.',
    onValueChange:
      'Se llama con cada número entero distinto que se aprieta o se escribe, también con uno que se rechaza por estar fuera de los límites.',
    atMax:
      'Por qué no hay más; se dice al lado del campo mientras el número es `max`, y como error cuando se pasa: «Hasta 6 personas por reserva».',
  },
  stories: {
    Least: { name: 'Mínimo', text: 'En el mínimo no hay nada que sacar.' },
    Between: { name: 'En el medio', text: 'En el medio se aprietan los dos, y lo apretado se lee.' },
    Most: {
      name: 'Máximo',
      text: 'En el máximo dice por qué, y el botón que llevó hasta ahí conserva el foco.',
    },
    Typed: {
      name: 'Escrito',
      text: 'Lo que se escribe fuera de los límites queda, y se dice por qué no va; lo vacío o con decimales se corrige al dejar el campo.',
    },
    NotSent: {
      name: 'No se manda',
      text: 'Un número fuera de los límites no se manda: el campo toma el foco, hasta que sea otro o haya más lugar.',
    },
    TypedBefore: {
      name: 'Escrito antes',
      text: 'Lo que se escribió antes de que llegaran los scripts cuenta, y la página se entera.',
    },
    WithHint: { name: 'Con ayuda', text: 'La ayuda debajo del campo, que se lee con él.' },
    Controlled: {
      name: 'La página lo sabe',
      text: 'La página también sabe el número, y puede cambiarlo. Reiniciar vuelve al primero, y la página se entera.',
    },
    Invalid: {
      name: 'Con error',
      text: 'La respuesta del formulario lo nombra: borde rojo, la marca cortada y el foco.',
    },
    Mended: {
      name: 'Corregido',
      text: 'Otro número saca el mensaje, y se manda con el nombre del campo.',
    },
    Heard: {
      name: 'Oído',
      text: 'Lo que cambian sus botones lo oye el formulario que lo rodea como lo que se escribe, también lo que no es de React.',
    },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Un formulario que mandó una acción de React, o que se reinició, empieza de nuevo: también sus botones, y la página se entera.',
    },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede elegir nada.' },
  },
}
