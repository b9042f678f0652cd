import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { sampleImages } from '../../stories/sampleImages.ts'
import { ImageManager } from './ImageManager.tsx'

/** What images that are only looked at do: nothing. */
const nothing = () => {}
const upload = async () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las imágenes de un registro: sumar muchas soltándolas, por el diálogo o pegándolas; ordenarlas, describirlas, activarlas, borrarlas. Dibuja `<section>`.',
  use: [
    {
      es: 'Cuando las imágenes tienen un orden: las de una obra, las de una muestra.',
      en: 'Where images have an order: those of a work, those of an exhibition.',
    },
    {
      es: 'Con `documents`, cuando entre ellas hay también cartas, sonidos o videos.',
      en: 'With `documents`, where letters, sounds or videos stand among them.',
    },
  ],
  instead: [
    {
      component: 'ImageField',
      when: { es: 'para la única imagen de un registro.', en: 'for the one image of a record.' },
    },
    {
      component: 'SlideList',
      when: {
        es: 'para lo que pasa en la portada del sitio.',
        en: 'for what goes by on the site’s front page.',
      },
    },
    {
      component: 'FileDrop',
      when: { es: 'para un archivo que se importa.', en: 'for a file that is imported.' },
    },
  ],
  code: (t) => `import { ImageManager, type ImageManagerProps } from '@gallery/ui/admin'

type WorkImagesProps = Pick<
  ImageManagerProps,
  'images' | 'upload' | 'onReorder' | 'onDescribe' | 'onActiveChange' | 'onDelete'
>

export function WorkImages(images: WorkImagesProps) {
  return <ImageManager label="${t('Imágenes de la obra', 'Images of the work')}" {...images} />
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'section > div',
        name: {
          es: 'Donde se sueltan o eligen: dice qué se acepta. Pegar anda en toda la página.',
          en: 'Where they are dropped or chosen: it says what is taken. Pasting works on the whole page.',
        },
      },
      {
        at: 'section ol li [data-grip]',
        name: { es: 'La manija: se arrastra a su lugar.', en: 'The grip: it is dragged to its place.' },
      },
      {
        at: 'section ol li [data-move="1"]',
        name: {
          es: 'Las flechas hacen lo mismo, un lugar por vez, para quien no puede arrastrar.',
          en: 'The arrows do the same, one place at a time, for who cannot drag.',
        },
      },
      {
        at: 'section ol li img',
        name: {
          es: 'La imagen entera; la primera activa lleva «Portada».',
          en: 'The whole image; the first active one bears “Cover”.',
        },
      },
      {
        at: 'section ol li [data-language="es"]',
        name: {
          es: 'Qué muestra, en cada idioma, para quien no la ve.',
          en: 'What it shows, in each language, for who does not see it.',
        },
      },
      {
        at: 'section ol li [role="switch"]',
        name: { es: 'Si la ven las visitas.', en: 'Whether visitors see it.' },
      },
      {
        at: 'section ol li > button',
        name: {
          es: 'La borra en el momento: quien la guarda ofrece deshacerlo.',
          en: 'Deletes it at once: who owns it offers to take that back.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ImageManager
            label={t('Imágenes de la muestra', 'Images of the exhibition')}
            images={sampleImages.slice(0, 1)}
            upload={upload}
            onReorder={nothing}
            onDescribe={nothing}
            onDelete={nothing}
          />
        ),
        say: {
          es: 'La descripción dice qué se ve: es lo que escucha quien no la ve.',
          en: 'The description says what there is to see: it is what they hear who do not see it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ImageManager
            label={t('Imágenes de la muestra, sin describir', 'Images of the exhibition, not described')}
            images={sampleImages
              .slice(0, 1)
              .map((image) => ({ ...image, descriptions: { es: 'IMG_2041.jpg', en: 'IMG_2041.jpg' } }))}
            upload={upload}
            onReorder={nothing}
            onDescribe={nothing}
            onDelete={nothing}
          />
        ),
        say: {
          es: 'El nombre del archivo se lee letra por letra y no cuenta nada.',
          en: 'The name of a file is read out letter by letter and tells nothing.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: '«Elegir archivos», y de cada fila: subir, la manija, bajar, las descripciones, el interruptor, borrar.',
        en: '“Choose files”, and of each row: up, the grip, down, the descriptions, the switch, delete.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'En la manija: levanta la fila, y la suelta.',
        en: 'On the grip: lifts the row, and drops it.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: { es: 'Con la fila levantada: la mueven.', en: 'While the row is lifted: move it.' },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Con la fila levantada: la deja donde estaba.',
        en: 'While the row is lifted: leaves it where it was.',
      },
    },
    {
      keys: ['Ctrl V', '⌘ V'],
      does: {
        es: 'Suma la imagen que está en el portapapeles, mientras la lista se ve; en un campo, el texto que venga con ella va al campo.',
        en: 'Adds the image that is on the clipboard, as long as the list is seen; in a field, text that comes with it goes into the field.',
      },
    },
  ],
  reads: [
    {
      es: '«Imágenes de La línea que corta la esquina, región»; adentro, la lista «Imágenes, en orden».',
      en: '“Images of The Line That Cuts the Corner, region”; in it the list “Images, in order”.',
    },
    {
      es: 'Al mover: «Levantaste Vista general de la sala 1, en el lugar 1 de 4», después cada lugar, y dónde quedó.',
      en: 'As it moves: “You lifted General view, gallery 1, in place 1 of 4”, then each place, and where it is now.',
    },
    {
      es: 'Al terminar una subida: «Se subió BR-53-005.jpg.»; si no entró, el nombre y por qué.',
      en: 'When an upload ends: “BR-53-005.jpg is uploaded.”; where it was not taken, the name and why.',
    },
  ],
  props: {
    label: 'De qué son las imágenes: «Imágenes de La línea que corta la esquina».',
    images: 'En su orden.',
    languages: 'Los idiomas en que se describen, cuantos sean.',
    upload: 'Manda un archivo; la imagen en que se convierte la suma a `images` quien las guarda.',
    onPendingChange:
      'Se llama con cuántos archivos faltan entrar y se perderían si se deja la página: los que esperan, los que se están mandando, los que se cortaron. No cuenta los rechazados.',
    onReorder: 'Se llama con todos los ids en su nuevo orden.',
    onDescribe: 'Se llama a cada cambio de una descripción.',
    onActiveChange: 'Sin esto toda imagen está activa, y no hay interruptores.',
    onDelete:
      'Se llama en el momento, sin preguntar: quien guarda las imágenes ofrece deshacerlo (`useToast`). `name` es cómo se llama acá la imagen.',
    state: 'Si las imágenes están (`ready`), están en camino (`loading`) o no se pudieron traer (`failed`).',
    onRetry: 'Se llama para probar otra vez después de `failed`.',
    cover: 'Llama «Portada» a la primera imagen que ven las visitas.',
    documents: 'Acepta también documentos, sonidos y videos, que van en el mismo orden.',
    maxBytes: 'Lo más que puede pesar un archivo, en bytes; el servidor decide.',
  },
  stories: {
    Several: {
      name: 'Varias',
      text: 'La primera es la portada; una no está activa y su interruptor se ve igual de fuerte.',
    },
    OrderedByKeyboard: {
      name: 'Ordenadas con el teclado',
      text: 'Espacio levanta, las flechas mueven, Espacio suelta, Escape la deja; todo se dice. El foco queda en la manija.',
    },
    OrderedByButtons: {
      name: 'Ordenadas con botones',
      text: 'Las flechas al lado de la manija hacen lo mismo, un lugar por vez, para quien no puede arrastrar.',
    },
    Deleted: {
      name: 'Borrada',
      text: 'Se borra en el momento, sin preguntar; el foco va a la que sube a su lugar, si no a la de antes, y al final adonde se suma otra.',
    },
    WithDocuments: {
      name: 'Con documentos',
      text: 'Los documentos van entre las imágenes, en el mismo orden: su terminación, su nombre, su tamaño. Sin interruptores.',
    },
    Disabled: {
      name: 'Deshabilitado',
      text: 'En un fieldset deshabilitado no se suma nada, ni soltando ni pegando.',
    },
    Uploading: {
      name: 'Subiendo',
      text: 'Archivos en camino, uno detrás del otro, como se eligieron, con lo que se mandó de cada uno; listo, cortado, cancelado, probado otra vez.',
    },
    ToldOneByOne: {
      name: 'Dicho de a uno',
      text: 'Lo último se dice solo: primero dónde quedó una imagen, después lo que entró.',
    },
    ShownAgain: {
      name: 'Mostrada otra vez',
      text: 'Lo que estaba en camino cuando se sacó de la vista, como una pantalla que se conserva, sale otra vez cuando se muestra.',
    },
    Replaced: {
      name: 'Cambiado por otro',
      text: 'Lo que no entró se va en cuanto se elige otro archivo en su lugar.',
    },
    Refused: {
      name: 'Rechazados',
      text: 'Los archivos que no sirven no salen de esta computadora: cada uno dice por qué.',
    },
    Pasted: {
      name: 'Pegada',
      text: 'Pegar anda esté donde esté el foco, mientras se vean las imágenes.',
    },
    PastedElsewhere: {
      name: 'Pegada en otra parte',
      text: 'Solo lo que es para ella: ni la imagen que traen unas celdas copiadas, ni lo que se pega sobre un diálogo o tomó otra lista.',
    },
    Empty: { name: 'Vacía', text: 'Ninguna todavía.' },
    Loading: { name: 'Cargando', text: 'Las imágenes están en camino.' },
    NotLoaded: { name: 'No cargadas', text: 'No se pudieron traer.' },
    NotSaved: {
      name: 'No guardada',
      text: 'Un cambio que no se guardó, y otro que se está guardando.',
    },
    LongNames: {
      name: 'Nombres largos',
      text: 'Los nombres de archivo y las descripciones largas se parten; una vertical y una panorámica se ven enteras.',
    },
    Many: { name: 'Muchas', text: 'Muchas: la lista no se vuelve lenta.' },
  },
}
