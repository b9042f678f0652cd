import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ImageField } from './ImageField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una imagen de un formulario: elegirla, soltarla encima, verla, cambiarla, quitarla. Dibuja `<div>` alrededor de `<input type="file">`; `className` va al `<div>`, la ref y las demás props al `<input>`, que un formulario manda con su nombre.',
  use: [
    {
      es: 'En un formulario que se manda entero: el retrato de un perfil, la portada de una muestra.',
      en: 'In a form that is sent as a whole: the portrait of a profile, the cover of an exhibition.',
    },
  ],
  instead: [
    {
      component: 'ImageManager',
      when: {
        es: 'en el panel, para varias imágenes en un orden.',
        en: 'in the panel, for several images in an order.',
      },
    },
    {
      component: 'FileDrop',
      when: { es: 'para archivos que no son imágenes.', en: 'for files that are no images.' },
    },
    {
      component: 'Picture',
      when: { es: 'para mostrar una imagen que no cambia.', en: 'to show an image that does not change.' },
    },
  ],
  code: (t) => `import { Form, type ImageChoice, ImageField, SubmitRow } from '@gallery/ui'
import { useState } from 'react'

export function Cover({ save }: { save: (cover: ImageChoice) => Promise<void> }) {
  const [cover, setCover] = useState<ImageChoice>()
  return (
    <Form onSubmit={() => save(cover)}>
      <ImageField
        optional
        name="cover"
        label="${t('Portada', 'Cover')}"
        hint="${t('Se muestra en la lista de muestras, en 3:2.', 'Shown in the list of exhibitions, in 3:2.')}"
        onChoice={setCover}
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Kept',
    parts: [
      { at: 'label', name: { es: 'El nombre: qué imagen es.', en: 'The label: what the image is.' } },
      {
        at: 'img',
        name: {
          es: 'La imagen, entera y sin recortar; una recién elegida se ve antes de mandarla.',
          en: 'The image, whole and not cropped; one just chosen shows before it is sent.',
        },
      },
      {
        at: 'span[id$="-choose"]',
        name: {
          es: 'Elegir o cambiar: toda la caja lo hace, también soltando un archivo.',
          en: 'To choose or replace: all of the box does, by dropping a file too.',
        },
      },
      {
        at: 'button',
        name: {
          es: 'Quitarla, o dejar la que estaba: recién al guardar se va.',
          en: 'To remove it, or keep the old one: it goes only as it is saved.',
        },
      },
      {
        at: 'p[id$="-hint"]',
        name: {
          es: 'Qué archivos valen y cuánto pueden pesar, o tu ayuda en su lugar.',
          en: 'Which files will do and how much they may weigh, or your help in its place.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <ImageField
            optional
            name="do-cover"
            label={t('Portada', 'Cover')}
            hint={t(
              'Se muestra en la lista de muestras, en 3:2.',
              'Shown in the list of exhibitions, in 3:2.'
            )}
          />
        ),
        say: {
          es: 'Decí dónde se va a ver y en qué proporción: se elige mejor la imagen.',
          en: 'Say where it will show and in which proportion: a better image gets chosen.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ImageField
            optional
            name="dont-cover"
            label={t('Imagen', 'Image')}
            hint={t('Subí una imagen.', 'Upload an image.')}
          />
        ),
        say: {
          es: '«Imagen» no dice cuál, y la ayuda repite el botón y tapa los formatos que valen.',
          en: '“Image” does not say which, and the help repeats the button and hides the formats that will do.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'A «Quitar», cuando hay una imagen, y después a la caja.',
        en: 'To “Remove”, where there is an image, and then to the box.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En la caja, abre los archivos; en «Quitar», la quita.',
        en: 'In the box, opens the files; on “Remove”, removes it.',
      },
    },
  ],
  reads: [
    {
      es: '«Portada Elegir imagen, botón de archivo, obligatorio, JPG, PNG, GIF, WebP, AVIF, TIFF o HEIC, hasta 30 MB».',
      en: '“Cover Choose image, file button, required, JPG, PNG, GIF, WebP, AVIF, TIFF or HEIC, up to 30 MB”.',
    },
    {
      es: 'Elegida, se dice sola: «Elegida, sin guardar: ritmo.jpg». Quitada: «Se quita al guardar».',
      en: 'Once chosen, by itself: “Chosen, not saved: ritmo.jpg”. Once removed: “Goes when you save”.',
    },
    {
      es: 'El botón dice de cuál: «Quitar: Portada, botón».',
      en: 'The button says whose: “Remove: Cover, button”.',
    },
    {
      es: 'Un archivo que no vale: «entrada no válida, El formato SVG no está permitido».',
      en: 'A file that will not do: “invalid entry, The SVG format is not allowed”.',
    },
  ],
  props: {
    label: 'Qué es la imagen: «Retrato», «Portada».',
    picture: 'La imagen guardada hasta ahora.',
    onChoice:
      'Se llama con el archivo elegido; con `null` cuando la guardada se va, y con `undefined` cuando se queda.',
    progress: 'Mientras se manda el archivo: cuánto va, de 0 a 1.',
    maxBytes: 'Lo más que puede pesar el archivo, en bytes; decide el servidor.',
  },
  stories: {
    Empty: {
      name: 'Vacío',
      text: 'Lo que se elige se ve enseguida, antes de mandar nada; al quitarlo, el campo queda vacío de nuevo.',
    },
    Kept: {
      name: 'Guardada',
      text: 'La imagen guardada se puede cambiar o quitar; quitarla se puede deshacer.',
    },
    WithHint: { name: 'Con ayuda', text: 'Con una oración propia en lugar de los formatos.' },
    Refused: {
      name: 'No vale',
      text: 'Lo que no es una imagen se rechaza antes de mandarlo; no queda nada elegido.',
    },
    NotShown: {
      name: 'No se ve',
      text: 'La foto de un teléfono que este navegador no puede mostrar: está su nombre, y su lugar queda vacío.',
    },
    Invalid: { name: 'Rechazada', text: 'El servidor la rechazó; elegir otra saca el mensaje.' },
    WithError: { name: 'Con error', text: 'Cómo se ve rechazada.' },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Un formulario que se reinicia ya no tiene archivo: se ve de nuevo la imagen guardada.',
    },
    Uploading: {
      name: 'Subiendo',
      text: 'En camino: no se elige nada hasta que llegue, y el foco queda. Se lee cada cuarto.',
    },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede cambiar.' },
  },
}
