import { TextField } from '../../forms/TextField/TextField.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { LinkField } from './LinkField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una dirección para leer y copiar. Dibuja `<div>` alrededor de `<input readonly>` y su botón; `className` va al `<div>`, la ref y todas las demás props al `<input>`.',
  use: [
    {
      es: 'Para un link que se le pasa a alguien: el secreto de una colección.',
      en: 'For a link that is passed on: the secret one of a collection.',
    },
  ],
  instead: [
    {
      component: 'Link',
      when: { es: 'para uno que se sigue acá.', en: 'for one to follow here.' },
    },
    {
      component: 'TextField',
      when: { es: 'para una dirección que se escribe.', en: 'for an address that is written.' },
    },
  ],
  code: (t) => `import { LinkField } from '@gallery/ui/admin'

export function SecretLink({ address }: { address: string }) {
  return (
    <LinkField
      label="${t('Link secreto', 'Secret link')}"
      hint="${t('Quien lo tenga ve la colección.', 'Whoever has it sees the collection.')}"
      value={address}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <LinkField
            label={t('Link secreto', 'Secret link')}
            value="https://ochava.example/es/share/collection/4fQ0s1XcRz9"
          />
        ),
        say: {
          es: 'Un botón copia la dirección entera, aunque no entre.',
          en: 'One button copies the whole address, even where it does not fit.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TextField
            name="dont-link"
            label={t('Link secreto', 'Secret link')}
            defaultValue="https://ochava.example/es/share/collection/4fQ0s1XcRz9"
          />
        ),
        say: {
          es: 'Parece que se puede cambiar, y copiarla a mano deja afuera lo que no se ve.',
          en: 'It looks as if it could be changed, and a copy by hand leaves out what is not seen.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'La dirección, y después «Copiar».', en: 'The address, and then “Copy”.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «Copiar»: copia. Si el navegador no deja, la dirección queda seleccionada para Ctrl C.',
        en: 'On “Copy”: copies. Where the browser does not let it, the address is selected for Ctrl C.',
      },
    },
  ],
  reads: [
    {
      es: '«Link secreto, campo de texto, solo lectura»; el botón: «Copiar: Link secreto».',
      en: '“Secret link, edit text, read only”; the button: “Copy: Secret link”.',
    },
    {
      es: 'Al copiar se dice «Copiado», y por cuatro segundos el botón se llama así.',
      en: 'Once it is copied, “Copied” is said, and for four seconds the button is called that.',
    },
  ],
  props: {
    label: 'Qué abre la dirección: «Link secreto».',
    value: 'La dirección entera, con su protocolo.',
  },
  stories: {
    Copied: {
      name: 'Copiado',
      text: 'Apretar una vez copia la dirección entera, aunque sea más larga que lo que se muestra.',
    },
    ByHand: {
      name: 'A mano',
      text: 'Un navegador que no deja copiar a las páginas: la dirección queda seleccionada, y se nombra la tecla.',
    },
  },
}
