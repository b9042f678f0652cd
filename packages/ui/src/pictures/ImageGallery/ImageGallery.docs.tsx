import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import type { GalleryImage } from './galleryImage.ts'
import { ImageGallery } from './ImageGallery.tsx'

const front = (t: Tell): GalleryImage => ({
  id: 1,
  picture: { src: '/pictures/brandariz-04.png', alt: t('Frente', 'Front'), width: 815, height: 1200 },
  description: t(
    'Frente, 2024. Fotografía: taller de la galería.',
    'Front, 2024. Photograph: the gallery’s workshop.'
  ),
})

const room = (t: Tell): GalleryImage => ({
  id: 2,
  picture: { src: '/pictures/room-a.jpg', alt: t('En la sala', 'In the hall'), width: 1600, height: 1040 },
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las imágenes de una obra o de un ítem: una en el escenario, las demás como miniaturas, y cada una a pantalla completa si se pide. Dibuja `<div>`. Sin scripts, el escenario y las miniaturas son enlaces a la imagen misma.',
  use: [
    {
      es: 'Para las imágenes de una obra, que nunca se recortan: frente, dorso, detalle.',
      en: 'For the pictures of one work, which are never cropped: front, back, detail.',
    },
    {
      es: 'Cuando alguien va a querer acercarse, hasta cada pincelada.',
      en: 'When somebody will want to go nearer, to each stroke of the brush.',
    },
    {
      es: 'Para comparar dos: dos hojas de una carta, frente y dorso, antes y después de una restauración.',
      en: 'To compare two: two leaves of a letter, front and back, before and after a restoration.',
    },
    {
      es: 'Con `tiles` cuando la imagen pasa los 2.000 píxeles de lado y hay un servidor que la da por partes (IIIF Image API 3.0, de 512 píxeles): quien no se acerca no pide ninguna. Sin ese servidor, `large`.',
      en: 'With `tiles` when a picture is longer than 2,000 pixels and a server gives it in parts (IIIF Image API 3.0, of 512 pixels): who stays far asks for none. Without such a server, `large`.',
    },
  ],
  instead: [
    {
      component: 'Plates',
      when: {
        es: 'para vistas de una sala o páginas de un libro.',
        en: 'for views of a hall or pages of a book.',
      },
    },
    {
      component: 'Carousel',
      when: { es: 'para las novedades de la portada.', en: 'for the news of the home page.' },
    },
    {
      component: 'Photo',
      when: { es: 'para una sola foto al lado de un texto.', en: 'for a single photograph beside a text.' },
    },
    {
      component: 'ImageManager',
      when: {
        es: 'en el panel, para subirlas y ordenarlas.',
        en: 'in the panel, to upload them and put them in order.',
      },
    },
  ],
  code: (t) => `import { ImageGallery } from '@gallery/ui'

export function WorkPictures() {
  return (
    <ImageGallery
      label={<p>Elsa Brandariz, <i>${t('Estructura abierta nº 26', 'Open Structure No. 26')}</i>, 1949</p>}
      images={[
        {
          id: 1,
          picture: { src: '/pictures/front.jpg', alt: '${t('Frente', 'Front')}', width: 815, height: 1200 },
          large: { src: '/pictures/front-large.jpg', alt: '${t('Frente', 'Front')}', width: 4075, height: 6000 },
          across: 55,
          // Or, where a server speaks IIIF: tiles: { service: '/iiif/3/front.jpg' },
        },
        {
          id: 2,
          picture: { src: '/pictures/back.jpg', alt: '${t('Dorso', 'Back')}', width: 815, height: 1200 },
          description: '${t('Dorso, con la firma.', 'Back, with the signature.')}',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'First',
    parts: [
      {
        at: 'a[aria-haspopup="dialog"]',
        name: {
          es: 'El escenario: la imagen entera. Apretado, la muestra a pantalla completa.',
          en: 'The stage: the whole picture. Pressed, it shows it full-screen.',
        },
      },
      {
        at: 'ul a[aria-current]',
        name: {
          es: 'La miniatura de la que está en el escenario.',
          en: 'The thumb of the one on the stage.',
        },
      },
      {
        at: 'ul li:last-child a',
        name: {
          es: 'Otra: apretada, pasa al escenario. Con una sola imagen no hay.',
          en: 'Another: pressed, it goes on the stage. With one picture alone there are none.',
        },
      },
      {
        at: '[aria-live="polite"]',
        name: { es: 'Lo que se sabe de la imagen.', en: 'What is known about the picture.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <ImageGallery images={[front(t), room(t)]} />,
        say: {
          es: 'La obra primero, y cada imagen dice qué muestra: «Frente», «En la sala».',
          en: 'The work first, and each picture says what it shows: “Front”, “In the hall”.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ImageGallery
            images={[{ ...room(t), picture: { ...room(t).picture, alt: 'IMG_2041.jpg' } }, front(t)]}
          />
        ),
        say: {
          es: 'El nombre de un archivo se lee letra por letra; y la sala no deja ver la obra.',
          en: 'A file name is read letter by letter; and the hall keeps the work out of sight.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En el escenario, abre la pantalla completa; en una miniatura, la pone en el escenario.',
        en: 'On the stage, opens the full screen; on a thumb, puts it on the stage.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'En los botones debajo de una hoja, la anterior y la siguiente.',
        en: 'On the buttons under a leaf, the one before and the next.',
      },
    },
    {
      keys: ['←', '→', 'Home', 'End'],
      does: {
        es: 'A pantalla completa: la anterior, la siguiente, la primera, la última. Acercada, las flechas se mueven adentro de la imagen.',
        en: 'Full-screen: the one before, the next, the first, the last. Once nearer, arrows move about in the picture.',
      },
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: {
        es: 'A pantalla completa, la anterior y la siguiente, también de cerca; de dos, la que se usó última.',
        en: 'Full-screen, the one before and the next, when near too; of two, the one that was used last.',
      },
    },
    {
      keys: ['+', '-', '0'],
      does: { es: 'Acercan, alejan, la muestran entera.', en: 'Go nearer, go away, show the whole.' },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la pantalla completa; el foco vuelve al escenario.',
        en: 'Closes the full screen; the focus goes back to the stage.',
      },
    },
  ],
  reads: [
    {
      es: 'El escenario: «Ver en grande: Frente, enlace, abre un diálogo».',
      en: 'The stage: “View large: Front, link, opens a dialog”.',
    },
    {
      es: 'Una miniatura: «Imagen 2 de 3: Vista de sala, enlace»; la elegida, «actual». Al elegirla se dice su descripción.',
      en: 'A thumb: “Image 2 of 3: Installation view, link”; the chosen one, “current”. Once chosen, its description is said.',
    },
    {
      es: 'A pantalla completa: «Imágenes en grande, diálogo», y «2 de 3» al pasar.',
      en: 'Full-screen: “Images in full size, dialog”, and “2 of 3” as one goes on.',
    },
    {
      es: 'De cerca, si tarda: «Cargando el detalle…», una vez.',
      en: 'Near, if it takes a while: “Loading the detail…”, once.',
    },
    {
      es: 'De a dos: «Dos, lado a lado, botón, presionado»; cada una se elige de su lista, «Primera imagen», «Segunda imagen».',
      en: 'Two of them: “Two, side by side, button, pressed”; each is chosen from its list, “First image”, “Second image”.',
    },
  ],
  props: {
    index: 'Qué imagen está en el escenario, por su lugar desde 0, cuando lo decide quien la usa.',
    onIndexChange: 'Se llama con el lugar de la imagen que va al escenario.',
    leaves:
      'Las imágenes son las hojas de un documento: se dice cuál es, y se pasan con flechas, en la página y en el teclado.',
    leafNote: 'Debajo del lugar de una hoja: «29,7 × 21 cm».',
    addressKey:
      'Con qué nombre la dirección de la página dice qué está a pantalla completa, por los ids de las imágenes (`?zoom=3`, o `?zoom=3,5` de a dos), para quien la guarda o la manda: una dirección así la abre. Cada nombre, en una sola galería de la página. Sin él, la dirección ni se lee ni se escribe.',
    images: 'En orden; la primera está en el escenario al comienzo. Si no hay ninguna, el escenario lo dice.',
    label:
      'De quién es la obra, para la pantalla completa: artista, título y año, y abajo de qué está hecha.',
    transitionName: 'Con qué nombre viaja la primera imagen hasta el escenario (`workTransitions`).',
    sizes:
      'De qué ancho se dibuja el escenario, como en `<img sizes>`, para imágenes que no lo dicen ellas mismas.',
  },
  stories: {
    Leaves: {
      name: 'Hojas',
      text: 'Las hojas de un documento: dicen cuál es, y se pasan con flechas, en la página y en el teclado.',
    },
    Several: {
      name: 'Varias',
      text: 'Una en el escenario; una miniatura trae otra, con lo que se sabe de ella.',
    },
    First: { name: 'La primera', text: 'Para mirarla.' },
    Alone: { name: 'Una sola', text: 'Una sola no tiene miniaturas.' },
    WithoutImages: { name: 'Sin imágenes', text: 'Una obra sin imagen.' },
    FullScreen: {
      name: 'Pantalla completa',
      text: 'Sobre toda la pantalla: las flechas las recorren, y el escenario las sigue; Escape devuelve el foco.',
    },
    ClosedByBack: { name: 'Cerrada al volver', text: 'Volver la cierra, y la página queda.' },
    Swiped: { name: 'Con el dedo', text: 'Un dedo que desplaza hasta la imagen siguiente la elige.' },
    Near: {
      name: 'De cerca',
      text: 'Más cerca con botón, tecla, clic y rueda, hasta donde llega, con lo grande que está; después se recorre por adentro.',
    },
    Turned: {
      name: 'Aparato girado',
      text: 'Se gira el aparato mientras se mira de cerca: el medio de la ventana muestra la misma parte de la imagen.',
    },
    LabelOnTablet: {
      name: 'Rótulo en una tableta',
      text: 'En una tableta, el rótulo de la imagen de cerca tiene un renglón propio.',
    },
    OnItsSide: {
      name: 'De costado',
      text: 'Un teléfono de costado: la etiqueta, la escala y los botones comparten una fila, y el resto es de la imagen.',
    },
    ScaleBar: {
      name: 'Barra de escala',
      text: 'La imagen de una obra entera dice cuánto miden tantos centímetros de ella, cada vez menos.',
    },
    Tiles: {
      name: 'Por partes',
      text: 'Las imágenes grandes llegan por partes (IIIF): las de lo que está a la vista, cuando alguien se acerca, y ninguna otra.',
    },
    SlowLine: {
      name: 'Conexión lenta',
      text: 'Con una conexión lenta, una línea fina sobre el pie lo cuenta, y crece hasta que está todo; se dice una vez.',
    },
    SideBySide: {
      name: 'Lado a lado',
      text: 'Dos, lado a lado, cada una elegida de una lista: más cerca y más lejos a la vez, en el mismo lugar, o cada una por su cuenta.',
    },
    Compared: { name: 'Comparadas', text: 'Para mirarlas.' },
    DetailFailed: {
      name: 'El detalle no llegó',
      text: 'La imagen de cerca no llega: queda la entera, y se la puede pedir de nuevo.',
    },
  },
}
