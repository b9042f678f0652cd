import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { FileDrop } from './FileDrop.tsx'

/** What a place that is only looked at does with files: nothing. */
const nothing = () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un lugar donde soltar archivos o elegirlos. Dibuja `<div>` alrededor de `<input type="file">`.',
  use: [
    {
      es: 'Cuando una pantalla empieza con un archivo: una planilla que se importa.',
      en: 'Where a file is what a screen begins with: a sheet that is imported.',
    },
  ],
  instead: [
    {
      component: 'ImageField',
      when: { es: 'para la única imagen de un registro.', en: 'for the one picture of a record.' },
    },
    {
      component: 'ImageManager',
      when: {
        es: 'para las imágenes de un registro, en orden.',
        en: 'for the pictures of a record, in order.',
      },
    },
  ],
  code: (t) => `import { FileDrop } from '@gallery/ui/admin'

export function ImportStart({ read }: { read: (file: File) => void }) {
  return (
    <FileDrop
      label="${t('Soltá una planilla o elegila', 'Drop a sheet or choose one')}"
      hint="${t('CSV o XLSX, hasta 100 MB', 'CSV or XLSX, up to 100 MB')}"
      accept=".csv,.xlsx"
      onFiles={([file]) => {
        if (file) read(file)
      }}
    />
  )
}
`,
  anatomy: {
    story: 'Refused',
    parts: [
      {
        at: 'label',
        name: {
          es: 'Qué hacer acá; apretarlo abre el diálogo del navegador.',
          en: 'What to do here; a press on it opens the browser’s dialog.',
        },
      },
      {
        at: 'input[type="file"]',
        name: {
          es: 'El botón del navegador: hace con el teclado lo mismo que soltar.',
          en: 'The browser’s button: it does by key what dropping does.',
        },
      },
      {
        at: 'span[id$="-hint"]',
        name: {
          es: 'Qué archivos, y hasta qué tamaño.',
          en: 'Which files, and how large.',
        },
      },
      {
        at: '[role="alert"]',
        name: { es: 'Por qué no se aceptó el último.', en: 'Why the last one was not taken.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <FileDrop
            label={t('Soltá un archivo o elegilo', 'Drop a file or choose one')}
            hint={t('CSV o XLSX, hasta 100 MB', 'CSV or XLSX, up to 100 MB')}
            onFiles={nothing}
          />
        ),
        say: {
          es: 'Qué se acepta se dice antes: nadie espera una subida para enterarse.',
          en: 'What is taken is said before: nobody waits for an upload to find out.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <FileDrop
            label={t('Archivo', 'File')}
            error={t('Formato no admitido.', 'Unsupported format.')}
            onFiles={nothing}
          />
        ),
        say: {
          es: 'El límite aparece recién con el rechazo, y no dice qué traer en su lugar.',
          en: 'The limit comes out with the refusal alone, and does not say what to bring instead.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va al botón que elige; se lo saltea mientras se manda.',
        en: 'Goes to the button that chooses; past it while files are being sent.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Abre el diálogo del navegador.', en: 'Opens the browser’s dialog.' },
    },
  ],
  reads: [
    {
      es: '«Soltá un archivo o elegilo, botón, CSV o XLSX, hasta 100 MB».',
      en: '“Drop a file or choose one, button, CSV or XLSX, up to 100 MB”.',
    },
    {
      es: 'El error se dice en cuanto aparece; mientras se manda, una barra de progreso con el mismo nombre.',
      en: 'The error is said as it appears; while files are being sent, a progress bar of the same name.',
    },
  ],
  props: {
    label: 'Qué hacer acá: «Soltá un archivo o elegilo».',
    hint: 'Qué archivos, y hasta qué tamaño: «CSV o XLSX, hasta 100 MB».',
    accept: 'Lo que el navegador ofrece para elegir: «.csv,.xlsx».',
    multiple: 'Si pueden venir varios archivos a la vez.',
    small: 'Más bajo, para lo que se trae al lado de otra cosa.',
    progress: 'Mientras se mandan archivos: cuánto de ellos, de 0 a 1.',
    error: 'Por qué no se aceptó el último archivo.',
    onFiles: 'Se llama con los archivos que se soltaron o eligieron.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Un archivo, soltado o elegido.' },
    Sending: {
      name: 'Mandando',
      text: 'Mientras el archivo está en camino no se toma nada más, y el foco queda.',
    },
    Refused: { name: 'Rechazado', text: 'Un archivo que no se aceptó.' },
    Disabled: {
      name: 'Deshabilitado',
      text: 'En un fieldset deshabilitado los archivos ni se eligen ni se sueltan.',
    },
    Small: { name: 'Chico', text: 'Al lado de otra cosa, varios archivos a la vez.' },
  },
}
