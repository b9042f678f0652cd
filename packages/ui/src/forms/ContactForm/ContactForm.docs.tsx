import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ContactForm } from './ContactForm.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un mensaje a la galería: quién escribe, sobre qué y qué dice. Dibuja `<form>` o, después de mandarlo, `<p>` con el agradecimiento.',
  use: [
    { es: 'En la página de contacto.', en: 'On the contact page.' },
    {
      es: 'Debajo de una obra por la que se pregunta, con el asunto ya escrito.',
      en: 'Under a work that is asked about, its subject filled in.',
    },
  ],
  instead: [
    {
      component: 'BookingForm',
      when: { es: 'cuando se reserva un turno.', en: 'when a time is booked.' },
    },
    {
      component: 'Form',
      when: {
        es: 'para pedir otra cosa que estos cuatro campos.',
        en: 'to ask for anything but these four fields.',
      },
    },
  ],
  code: (t) => `import { ContactForm, type ContactValues } from '@gallery/ui'
import { useState } from 'react'

export function Contact({ send }: { send: (message: ContactValues) => Promise<void> }) {
  const [sent, setSent] = useState(false)
  return (
    <ContactForm
      sent={sent}
      defaultValues={{ subject: '${t('Consulta por «Ritmo sobre eje»', 'About “Rhythm on Axis”')}' }}
      onSubmit={(message) => send(message).then(() => setSent(true))}
    />
  )
}
`,
  anatomy: {
    story: 'Empty',
    parts: [
      {
        at: '[name="name"]',
        name: { es: 'Quién escribe, y adónde se le responde.', en: 'Who writes, and where the answer goes.' },
      },
      {
        at: '[name="subject"]',
        name: {
          es: 'Sobre qué: conviene darlo escrito cuando se sabe.',
          en: 'What about: worth filling in where it is known.',
        },
      },
      {
        at: '[name="message"]',
        name: { es: 'El mensaje; se puede agrandar.', en: 'The message; it can be drawn taller.' },
      },
      {
        at: 'label:has([name="grecaptcha"])',
        name: {
          es: 'Lo que distingue a las personas de los robots, si la página lo trae.',
          en: 'What tells people from robots, where the page brings it.',
        },
      },
      {
        at: 'button[type="submit"]',
        name: {
          es: 'Manda; mientras tanto dice «Enviando…».',
          en: 'Sends; meanwhile it says “Sending…”.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <ContactForm
            defaultValues={{
              name: 'Martina Sosa',
              email: 'martina.sosa@example.org',
              subject: t('Consulta por «Ritmo sobre eje»', 'About “Rhythm on Axis”'),
            }}
          />
        ),
        say: {
          es: 'Debajo de una obra, el asunto ya está: queda escribir la pregunta.',
          en: 'Under a work the subject is there already: the question is all that is left.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ContactForm
            defaultValues={{
              message: t(
                'Estimados: les escribo para consultar por…',
                'Dear all, I am writing to ask about…'
              ),
            }}
          />
        ),
        say: {
          es: 'Un mensaje empezado se manda como está, y nadie sabe qué se preguntó.',
          en: 'A message that is begun gets sent as it is, and nobody knows what was asked.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'De campo en campo, por lo que traiga `guard`, hasta el botón. El campo trampa no para.',
        en: 'From field to field, by what `guard` brings, to the button. The trap is no stop.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Manda; en el mensaje baja de línea.',
        en: 'Sends; in the message it begins a new line.',
      },
    },
  ],
  reads: [
    {
      es: 'Mandado, el foco va al agradecimiento y se lee: «Gracias por escribirnos. Te respondemos por mail».',
      en: 'Once sent, the focus goes to the thanks, which are read: “Thank you for writing. We will answer by e-mail”.',
    },
    {
      es: 'Si se rechaza, el foco va al primer campo con error: «Email, entrada no válida, Escribí un email válido».',
      en: 'When it is refused the focus goes to the first field with an error: “E-mail, invalid entry, Write a valid e-mail address”.',
    },
  ],
  props: {
    defaultValues:
      'Lo que los campos tienen al principio: el perfil de quien visita, la obra por la que se pregunta.',
    guard:
      'Lo que distingue a las personas de los robots, arriba del botón; sus campos van en lo que se manda.',
    trap: 'El nombre de un campo que nadie ve, de modo que solo los robots lo llenan: para un formulario que se manda sin scripts, que la mayoría de los `guard` necesita.',
    onSubmit:
      'Se llama con lo que se escribió y lo que agrega `guard`. Una promesa deja ocupado el formulario hasta que termine. Sin esto, si hay `action`, lo manda el navegador.',
    sent: 'El mensaje salió: el agradecimiento va en el lugar del formulario.',
    thanks: 'El agradecimiento.',
  },
  stories: {
    Empty: {
      name: 'Vacío',
      text: 'Lo que se escribe va con los nombres de la API, y con lo que agrega `guard`.',
    },
    Prefilled: {
      name: 'Lleno',
      text: 'Sin `guard`, y con lo que se sabe: quién escribe y sobre qué.',
    },
    Refused: { name: 'Rechazado', text: 'El servidor rechazó un campo.' },
    Busy: { name: 'Ocupado', text: 'Espera la respuesta.' },
    SentByTheBrowser: {
      name: 'Enviado por el navegador',
      text: 'Sin `onSubmit` lo manda el navegador a su `action`.',
    },
    Sent: {
      name: 'Mandado',
      text: 'El agradecimiento en el lugar del formulario, y el foco en él.',
    },
  },
}
