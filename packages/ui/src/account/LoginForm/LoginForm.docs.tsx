import { TextField } from '../../forms/TextField/TextField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const ignore = () => undefined

/** What a form that is only looked at does: nothing. */
const still: Pick<LoginFormProps, 'onEmail' | 'onCode' | 'onResend' | 'onChangeAddress'> = {
  onEmail: ignore,
  onCode: ignore,
  onResend: ignore,
  onChangeAddress: ignore,
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El ingreso sin contraseña, en dos pasos: una dirección, y después el link o los seis dígitos que llegan a ella por mail. Dibuja `<div>`; va en un `Dialog` o en una página propia.',
  use: [
    {
      es: 'Donde alguien tenga que decir quién es: para ver sus reservas, para entrar al panel.',
      en: 'Wherever somebody has to say who they are: to see their bookings, to enter the panel.',
    },
  ],
  instead: [
    { component: 'Form', when: { es: 'para cualquier otro formulario.', en: 'for any other form.' } },
    {
      component: 'ProfileForm',
      when: {
        es: 'para cambiar los datos de quien ya ingresó.',
        en: 'to change the data of who is signed in.',
      },
    },
    {
      component: 'CodeField',
      when: {
        es: 'para pedir solo un código, en otro formulario.',
        en: 'to ask for a code alone, in another form.',
      },
    },
  ],
  code: () => `import { type FormErrors, LoginForm } from '@gallery/ui'
import { useState } from 'react'

interface SignInProps {
  errors: FormErrors
  sendMail: (email: string) => Promise<void>
  enter: (email: string, code: string) => Promise<void>
}

export function SignIn({ errors, sendMail, enter }: SignInProps) {
  const [email, setEmail] = useState('')
  return (
    <LoginForm
      step={email ? 'code' : 'email'}
      email={email}
      errors={errors}
      onEmail={(address) => sendMail(address).then(() => setEmail(address))}
      onCode={(code) => enter(email, code)}
      onResend={() => sendMail(email)}
      onChangeAddress={() => setEmail('')}
    />
  )
}
`,
  anatomy: {
    story: 'WithPasskey',
    parts: [
      {
        at: '[data-step] > p',
        name: {
          es: 'Qué va a pasar; en el segundo paso, adónde fue el mail.',
          en: 'What is going to happen; at the second step, where the mail went.',
        },
      },
      {
        at: '[name="email"]',
        name: {
          es: 'La dirección. El navegador ofrece ahí también las llaves de acceso.',
          en: 'The address. The browser offers passkeys there too.',
        },
      },
      {
        at: 'button[type="submit"]',
        name: {
          es: 'Pide el mail; después, este lugar es de «Ingresar».',
          en: 'Asks for the mail; then this is the place of “Sign in”.',
        },
      },
      {
        at: 'form > div:last-child button',
        name: {
          es: 'La entrada sin mail, para quien tiene una llave de acceso.',
          en: 'The way in without a mail, for who has a passkey.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => <LoginForm step="email" {...still} />,
        say: {
          es: 'Una dirección es todo lo que se pide: no hay contraseña que olvidar.',
          en: 'An address is all it asks for: there is no password to forget.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s4">
            <LoginForm step="email" {...still} />
            <TextField name="dont-phone" type="tel" label={t('Teléfono', 'Phone')} />
          </Stack>
        ),
        say: {
          es: 'Cada dato de más es alguien que se va: se pide cuando hace falta.',
          en: 'Every further question is somebody who leaves: ask when it is needed.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'Manda el paso en que se está. En el segundo, el foco ya espera en el código.',
        en: 'Sends the step that one is at. At the second the focus waits in the code already.',
      },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Al botón y a las otras salidas: la llave de acceso, «Mandar otro mail», «Usar otra dirección».',
        en: 'To the button and the other ways: the passkey, “Send another e-mail”, “Use another address”.',
      },
    },
  ],
  reads: [
    { es: '«Email, obligatorio, campo de texto».', en: '“E-mail, required, edit text”.' },
    {
      es: 'En el segundo paso: «Código de seis dígitos, obligatorio, campo de texto», y antes, en el texto, adónde fue el mail.',
      en: 'At the second step: “Six-digit code, required, edit text”, and before it, in the text, where the mail went.',
    },
    {
      es: 'Un código que no es: «entrada no válida, Ese código no es. Fijate en el último mail».',
      en: 'A wrong code: “invalid entry, That is not the code. Look at the latest email”.',
    },
  ],
  props: {
    step: '`email` pregunta adónde mandar el mail; `code` espera los seis dígitos que llegaron en él.',
    email: 'La dirección de quien visita: ya escrita en el primer paso, nombrada en el segundo.',
    errors: 'La respuesta del servidor, bajo `email` o `code`.',
    message: 'Lo que esa respuesta no dice de ninguno de los dos.',
    busy: 'Mientras se espera una respuesta; una promesa que devuelva una de las funciones hace lo mismo.',
    action:
      'Adónde manda el navegador los campos `email`, `code` y `resend` (para que se mande otro mail) sin scripts, y antes de que lleguen.',
    changeHref: 'La dirección del primer paso: volver a él es entonces un enlace.',
    onEmail: 'Pide el mail.',
    onCode: 'Ingresa con el código.',
    onResend: 'Pide otro mail a la misma dirección.',
    onChangeAddress: 'De vuelta al primer paso.',
    onPasskey:
      'Agrega al primer paso un botón que ingresa con una llave de acceso, y deja que el navegador las ofrezca en su campo.',
    onCancel: 'Agrega «Cancelar» al primer paso.',
  },
  stories: {
    Address: { name: 'Dirección', text: 'Una dirección es todo lo que pide.' },
    WithPasskey: {
      name: 'Con llave de acceso',
      text: 'Quien tiene una llave de acceso no necesita mail; el navegador también la ofrece en el campo.',
    },
    AddressRefused: { name: 'Dirección rechazada', text: 'El servidor no acepta la dirección.' },
    Code: {
      name: 'Código',
      text: 'El mail está en camino: el foco espera el código; el link del mail también sirve.',
    },
    Resending: {
      name: 'Otro mail en camino',
      text: 'Otro mail está en camino: hasta que salga, el botón no pide un segundo, por más que se lo apriete.',
    },
    CodeRefused: { name: 'Código rechazado', text: 'El código está mal o es muy viejo.' },
    Busy: { name: 'Ocupado', text: 'La respuesta está llegando.' },
    InDialog: {
      name: 'En un diálogo',
      text: 'Como lo muestra el sitio: sobre la página, un paso después del otro; se va con Escape.',
    },
  },
}
