import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { CodeSheet } from './CodeSheet.tsx'

const codes = ['k7md-42hx-pq9t-w3ze', '8nra-vyc5-6jfu-2sgb', 'h4tw-9pkz-mx7q-e5dv', 'c3yg-zb8n-r6uh-74fa']

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Códigos que se muestran una sola vez, para guardarlos en papel o en un archivo. Dibuja `<div>`. El archivo se hace en el navegador; imprimir imprime la página.',
  use: [
    {
      es: 'Para los códigos de recuperación de una cuenta, recién hechos.',
      en: 'For the recovery codes of an account, just made.',
    },
  ],
  instead: [
    {
      component: 'LinkField',
      when: {
        es: 'en el panel, para un solo texto que se copia.',
        en: 'in the panel, for one text to be copied.',
      },
    },
    { component: 'CodeField', when: { es: 'para pedir un código.', en: 'to ask for a code.' } },
    {
      component: 'QrCode',
      when: { es: 'para lo que lee una cámara.', en: 'for what a camera reads.' },
    },
  ],
  code: (t) => `import { CodeSheet, Text } from '@gallery/ui'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Text>${t('No se muestran de nuevo: guardalos ahora.', 'They are not shown again: keep them now.')}</Text>
      <CodeSheet
        codes={codes}
        label="${t('Códigos de recuperación', 'Recovery codes')}"
        fileName="${t('ochava-codigos.txt', 'ochava-codes.txt')}"
        heading="${t('Códigos de recuperación de Ochava', 'Recovery codes of Ochava')}"
      />
    </>
  )
}
`,
  anatomy: {
    story: 'Codes',
    parts: [
      {
        at: 'li',
        name: {
          es: 'Un código; apretarlo lo selecciona entero.',
          en: 'A code; a press on it selects all of it.',
        },
      },
      {
        at: 'a',
        name: { es: 'Descargarlos, en un archivo de texto.', en: 'To download them, as a text file.' },
      },
      { at: 'button', name: { es: 'Imprimir la página.', en: 'To print the page.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <>
            <Text>
              {t('No se muestran de nuevo: guardalos ahora.', 'They are not shown again: keep them now.')}
            </Text>
            <CodeSheet
              codes={codes}
              label={t('Códigos de recuperación', 'Recovery codes')}
              fileName="ochava.txt"
              heading="Ochava"
            />
          </>
        ),
        say: {
          es: 'Decí arriba que no se muestran de nuevo.',
          en: 'Say above that they are not shown again.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CodeSheet
            codes={codes}
            label={t('Códigos de recuperación', 'Recovery codes')}
            fileName="codes.txt"
            heading={t('Códigos', 'Codes')}
          />
        ),
        say: {
          es: 'Sin aviso se deja para después, y después ya no están.',
          en: 'Without a word it is left for later, and later they are gone.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'A «Descargar» y a «Imprimir».', en: 'To “Download” and to “Print”.' } },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Hacen lo que el botón dice; «Descargar» es un enlace, y solo responde a Enter.',
        en: 'Do what the button says; “Download” is a link, and answers to Enter alone.',
      },
    },
  ],
  reads: [
    {
      es: '«Códigos de recuperación, lista con 10 elementos. k7md-42hx-pq9t-w3ze».',
      en: '“Recovery codes, list with 10 items. k7md-42hx-pq9t-w3ze”.',
    },
    { es: '«Descargar, enlace. Imprimir, botón».', en: '“Download, link. Print, button”.' },
  ],
  props: {
    codes: 'Los códigos, como se van a escribir.',
    label: 'Cómo se llaman los códigos, para lectores de pantalla.',
    fileName: 'El nombre del archivo con que se descargan: «ochava-codigos.txt».',
    heading: 'La primera línea de ese archivo: para qué son los códigos.',
  },
  stories: { Codes: { name: 'Códigos', text: 'Diez códigos, con las maneras de guardarlos.' } },
}
