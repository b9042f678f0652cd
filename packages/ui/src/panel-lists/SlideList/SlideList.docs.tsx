import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { SlideList } from './SlideList.tsx'

const act = () => {}

/** One slide with the given titles. */
function Home({ t, titles }: { t: Tell; titles: { es: string; en: string } }) {
  return (
    <SlideList
      label={t('Slides del inicio', 'Slides of the home page')}
      slides={[
        {
          id: 1,
          picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
          titles,
          active: true,
        },
      ]}
      upload={async () => {}}
      onReorder={act}
      onTitles={act}
      onActiveChange={act}
      onReplace={act}
      onDelete={act}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los slides de un carrusel: se suman muchos soltando, eligiendo o pegando; se ordenan, se nombran, llevan a algún lado, se activan, cambian de imagen, se borran. Dibuja `<section>`. Los títulos se mandan, y el servidor los rechaza, como `slides.{place}.title_es` y así.',
  use: [
    {
      es: 'Adentro de un `Form`, para el carrusel con que empieza el sitio.',
      en: 'Inside a `Form`, for the carousel that the site begins with.',
    },
  ],
  instead: [
    {
      component: 'ImageManager',
      when: { es: 'para las imágenes de una ficha.', en: 'for the images of a record.' },
    },
    {
      component: 'Carousel',
      when: { es: 'en el sitio, para mostrarlos.', en: 'on the site, to show them.' },
    },
    { component: 'OrderedWorks', when: { es: 'para obras en orden.', en: 'for works in order.' } },
  ],
  code: (
    t
  ) => `import { type ManagedSlide, type SlideId, SlideList, type UploadImage } from '@gallery/ui/admin'
import { useState } from 'react'

interface HomeSlidesProps {
  saved: readonly ManagedSlide[]
  upload: UploadImage
  replace: (id: SlideId, file: File) => void
}

export function HomeSlides({ saved, upload, replace }: HomeSlidesProps) {
  const [slides, setSlides] = useState(saved)
  const change = (id: SlideId, to: Partial<ManagedSlide>) =>
    setSlides(slides.map((slide) => (slide.id === id ? { ...slide, ...to } : slide)))
  return (
    <SlideList
      label="${t('Slides del inicio', 'Slides of the home page')}"
      slides={slides}
      upload={upload}
      onReorder={(ids) => setSlides(ids.flatMap((id) => slides.filter((slide) => slide.id === id)))}
      onTitles={(id, titles) => change(id, { titles })}
      onActiveChange={(id, active) => change(id, { active })}
      onReplace={replace}
      onDelete={(id) => setSlides(slides.filter((slide) => slide.id !== id))}
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'section > div:has(> input[type="file"])',
        name: {
          es: 'Por donde entran: se sueltan, se pegan o se eligen. Los nuevos van al final.',
          en: 'Where they come in: dropped, pasted or chosen. New ones go to the end.',
        },
      },
      {
        at: 'li[data-sorted]:first-child [data-grip]',
        name: {
          es: 'La manija, que arrastra; también con el teclado.',
          en: 'The grip, which drags; by keyboard too.',
        },
      },
      {
        at: 'li[data-sorted]:first-child img',
        name: {
          es: 'La imagen, recortada; el botón de abajo pone otra.',
          en: 'The picture, cropped; the button under it takes another.',
        },
      },
      {
        at: 'li[data-sorted]:nth-child(3) input[lang="en"]',
        name: {
          es: 'El título en cada idioma; si falta, dice qué se lee en su lugar.',
          en: 'The title in each language; where it is missing, it says what is read instead.',
        },
      },
      {
        at: 'li[data-sorted]:first-child input[name$=".link"]',
        name: { es: 'A dónde lleva: un campo tuyo.', en: 'Where it leads: a field of your own.' },
      },
      {
        at: 'li[data-sorted]:first-child [role="switch"]',
        name: { es: 'Si se ve en el sitio.', en: 'Whether the site shows it.' },
      },
      {
        at: 'li[data-sorted]:first-child > button',
        name: {
          es: 'Lo borra sin preguntar: vos ofrecés deshacerlo.',
          en: 'Deletes it without a question: you offer to undo it.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Home t={t} titles={{ es: 'Aliento largo', en: 'Long Breath' }} />,
        say: {
          es: 'El título nombra lo que se abre; la fecha y la hora están ahí.',
          en: 'The title names what opens; date and hour are there.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Home
            t={t}
            titles={{
              es: 'Este sábado a las 19 inauguramos «Aliento largo», con entrada libre',
              en: 'This Saturday at 19 we open “Long Breath”, admission free',
            }}
          />
        ),
        say: {
          es: 'El domingo ya no es cierto, y en un teléfono tapa la imagen.',
          en: 'On Sunday it is no longer true, and on a phone it hides the picture.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Space'],
      does: {
        es: 'En la manija, levanta el slide; otra vez, lo suelta.',
        en: 'On the grip, lifts the slide; again, drops it.',
      },
    },
    {
      keys: ['↓', '↑'],
      does: { es: 'Con el slide levantado, lo mueven.', en: 'Move the slide while it is lifted.' },
    },
    { keys: ['Esc'], does: { es: 'Lo deja donde estaba.', en: 'Leaves it where it was.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'En «Borrar», lo borra; el foco va al slide de al lado o, sin otro, a donde se agregan.',
        en: 'On “Delete”, deletes it; the focus goes to the slide beside or, without another, to where they are added.',
      },
    },
    {
      keys: ['Ctrl V', '⌘ V'],
      does: { es: 'Pega imágenes: se suben al final.', en: 'Pastes images: they are uploaded to the end.' },
    },
  ],
  reads: [
    {
      es: '«Slides del inicio, región. Slides, en orden, lista».',
      en: '“Slides of the home page, region. Slides, in order, list”.',
    },
    {
      es: 'Los campos dicen de cuál son: «Título es del slide 1»; sin inglés, «Falta en inglés: se muestra el español».',
      en: 'The fields say whose they are: “Title es of slide 1”; without English, “English is missing: the Spanish is shown”.',
    },
    {
      es: '«Activo: Aliento largo, interruptor, activado»; «Borrar: Aliento largo, botón».',
      en: '“Active: Long Breath, switch, on”; “Delete: Long Breath, button”.',
    },
    {
      es: 'Se dice lo que se sube, lo que no, y dónde queda lo que se mueve.',
      en: 'What is uploaded, what is not, and where a moved slide stands is said.',
    },
  ],
  props: {
    label: 'De qué son los slides: «Slides del inicio».',
    slides: 'En su orden.',
    languages: 'Los idiomas de sus títulos, los que haya; el primero hay que escribirlo.',
    upload: 'Manda un archivo; quien los tiene suma a `slides` el slide que resulta.',
    onPendingChange:
      'Se llama con cuántos archivos faltan entrar y se perderían si se deja la página: los que esperan, los que se están mandando, los que se cortaron. No cuenta los rechazados.',
    onReorder: 'Se llama con todos los ids en su orden nuevo.',
    onTitles: 'Se llama con cada cambio de un título.',
    onActiveChange: 'Se llama cuando un slide se va a ver, o ya no.',
    onReplace: 'Se llama con la imagen que un slide va a tener en lugar de la suya.',
    onDelete: 'Se llama enseguida, sin preguntar: quien los tiene ofrece deshacerlo.',
    state: 'Si los slides están, vienen en camino, o no se pudieron traer.',
    onRetry: 'Se llama para probar de nuevo después de `failed`.',
    maxBytes: 'Lo más que puede pesar un archivo, en bytes; decide el servidor.',
  },
  stories: {
    Several: {
      name: 'Varios',
      text: 'A uno le falta el inglés y dice qué va a leer quien visita; el último está oculto. El que se borra le deja el foco al que sigue.',
    },
    OrderedByKeyboard: {
      name: 'Con el teclado',
      text: 'Espacio levanta, las flechas mueven, Espacio suelta.',
    },
    OrderedByButtons: {
      name: 'Con los botones',
      text: 'Las flechas al lado de la manija hacen lo mismo, de a un lugar. Lo último, como que entró una imagen, se dice solo.',
    },
    Disabled: {
      name: 'Deshabilitada',
      text: 'En un fieldset deshabilitado no se suma nada, ni soltando ni pegando, y nada de un slide cambia.',
    },
    Empty: { name: 'Vacía', text: 'Todavía no hay nada que mostrar.' },
    Loading: { name: 'Cargando', text: 'En camino.' },
    Failed: { name: 'No llegaron', text: 'No se pudieron traer.' },
  },
}
