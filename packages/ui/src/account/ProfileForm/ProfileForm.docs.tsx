import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ProfileForm } from './ProfileForm.tsx'

const profile = {
  first_name: 'Martina',
  last_name: 'Sosa',
  email: 'martina.sosa@example.org',
  phone: '11 5555 0134',
}

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los datos propios de quien visita. Dibuja `<form>`.',
  use: [{ es: 'En la página propia de quien visita.', en: 'On the visitor’s own page.' }],
  instead: [
    { component: 'BookingForm', when: { es: 'cuando alguien reserva.', en: 'when somebody books.' } },
    {
      component: 'LoginForm',
      when: { es: 'para quien todavía no se sabe quién es.', en: 'for who is not known yet.' },
    },
  ],
  code: () => `import { type FormErrors, ProfileForm, type ProfileValues } from '@gallery/ui'

interface YouProps {
  profile: ProfileValues
  errors: FormErrors
  save: (profile: ProfileValues) => Promise<void>
}

export function You({ profile, errors, save }: YouProps) {
  return <ProfileForm profile={profile} errors={errors} onSubmit={save} />
}
`,
  anatomy: {
    story: 'Saved',
    parts: [
      {
        at: '[name="first_name"]',
        name: {
          es: 'El nombre y el apellido: a nombre de ellos son las reservas.',
          en: 'First and last name: bookings are made under them.',
        },
      },
      {
        at: '[name="email"]',
        name: {
          es: 'La dirección con que se ingresa. Una nueva espera debajo hasta que se abre su link.',
          en: 'The address that signs in. A new one waits beneath until its link is opened.',
        },
      },
      { at: '[name="phone"]', name: { es: 'Lo que puede quedar vacío.', en: 'What may be left empty.' } },
      {
        at: 'button[type="submit"]',
        name: {
          es: 'Guarda; apagado mientras quede un error.',
          en: 'Saves; off as long as an error is left.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => (
          <ProfileForm
            profile={profile}
            pendingEmail="martina@taller.example"
            onResend={ignore}
            onDiscard={ignore}
          />
        ),
        say: {
          es: 'Con `pendingEmail` se ve que la dirección nueva espera, y se puede pedir el link otra vez o descartarla.',
          en: 'With `pendingEmail` one sees that the new address waits, and can have its link again or discard it.',
        },
      },
    ],
    dont: [
      {
        show: () => <ProfileForm profile={{ ...profile, email: 'martina@taller.example' }} />,
        say: {
          es: 'Una dirección sin confirmar, mostrada como si ya valiera: si está mal escrita, nadie entra más.',
          en: 'An address not confirmed, shown as if it were in force: if it is mistyped, nobody gets in any more.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'De campo en campo; debajo del email, por «Mandar otra vez» y «Descartar», si una dirección espera.',
        en: 'From field to field; beneath the e-mail, by “Send it again” and “Discard”, where an address waits.',
      },
    },
    { keys: ['Enter'], does: { es: 'Guarda, desde cualquier campo.', en: 'Saves, from any field.' } },
  ],
  reads: [
    {
      es: 'Al guardar otra dirección se dice sola: «Falta confirmar martina@taller.example. Mandamos un link a esa dirección».',
      en: 'As another address is saved it is said by itself: “martina@taller.example is not confirmed yet. We sent a link to that address”.',
    },
    {
      es: 'Rechazado, el foco va al campo: «Email, entrada no válida, Ya hay una cuenta con ese email».',
      en: 'Refused, the focus goes to the field: “E-mail, invalid entry, There is an account with that address already”.',
    },
  ],
  props: {
    profile:
      'Lo que está guardado. Otra dirección acá, u otra que espera, llena de nuevo el campo de la dirección, salvo que mientras tanto se haya escrito otra cosa.',
    pendingEmail:
      'Una dirección nueva que espera hasta que se abra el link que se le mandó; lo dice una línea debajo del campo.',
    onResend: 'Manda ese link otra vez.',
    onDiscard: 'Descarta la dirección nueva.',
    delayed: 'Si aparece 100 ms después que la página que lo rodea.',
    onSubmit:
      'Se llama con lo que se escribió; una promesa que devuelva deja ocupado el formulario hasta que termine. Sin esto, si hay `action`, lo manda el navegador.',
  },
  stories: {
    Saved: { name: 'Guardado', text: 'Lo guardado está en los campos; lo que se escribió se manda.' },
    AddressWaits: {
      name: 'Una dirección espera',
      text: 'Se guardó una dirección nueva: espera, y la vieja sigue hasta que se abra su link.',
    },
    TypedWhileSaving: {
      name: 'Escrito mientras se guarda',
      text: 'Lo que se escribe mientras se espera la respuesta queda, aunque la dirección que se mandó espere.',
    },
    Refused: { name: 'Rechazado', text: 'El primer mensaje debajo del campo.' },
    Busy: { name: 'Ocupado', text: 'Mientras se espera la respuesta.' },
    SentByTheBrowser: {
      name: 'Enviado por el navegador',
      text: 'Sin `onSubmit` lo manda el navegador a su `action`.',
    },
    Delayed: { name: 'Demorado', text: 'Aparece 100 ms después que la página; su lugar está guardado.' },
  },
}
