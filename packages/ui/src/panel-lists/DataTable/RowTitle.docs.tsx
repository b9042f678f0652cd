import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { RowTitle } from './RowTitle.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que hay en la celda principal de una fila: imagen, nombre y una segunda línea. Dibuja `<span>`.',
  use: [
    {
      es: 'En la columna de una `DataTable` que lleva `main`: la que dice de qué es la fila.',
      en: 'In the column of a `DataTable` marked `main`: the one that says what the row is of.',
    },
  ],
  instead: [
    {
      component: 'DataTable',
      when: {
        es: 'para las demás celdas: texto solo, o `RowLines` cuando son dos líneas.',
        en: 'for the other cells: text alone, or `RowLines` where there are two lines.',
      },
    },
    {
      component: 'ItemCard',
      when: { es: 'para una obra en el sitio.', en: 'for a work on the site.' },
    },
  ],
  code: () => `import { RowTitle } from '@gallery/ui/admin'

export function WorkCell() {
  return (
    <RowTitle
      weight="regular"
      title={
        <>
          <em>Diagonal</em>, 1958
        </>
      }
      note="Elsa Brandariz"
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <RowTitle
            picture={null}
            weight="regular"
            title={
              <>
                <em>Patio</em>, 1961
              </>
            }
            note={t('Óleo', 'Oil')}
          />
        ),
        say: {
          es: '`null` guarda el lugar de la imagen y dice que falta.',
          en: '`null` keeps the picture’s place and says that it is missing.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <RowTitle
            weight="regular"
            title={
              <>
                <em>Patio</em>, 1961
              </>
            }
            note={t('Óleo', 'Oil')}
          />
        ),
        say: {
          es: 'Sin `picture` en una fila sola, su nombre se corre respecto de los demás.',
          en: 'Without `picture` in one row alone, its name is out of line with the others.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Solo palabras: el nombre y la segunda línea. La imagen no se dice: el nombre está al lado.',
      en: 'Words alone: the name and the second line. The picture is not said: the name is beside it.',
    },
    {
      es: 'Con `picture={null}` dice además «Sin imagen».',
      en: 'With `picture={null}` it says “No image” as well.',
    },
  ],
  props: {
    title: 'El nombre de la fila; el título de una obra va en `<em>`, con el año detrás.',
    clip: 'Si en una fila un título `regular` se corta después de dos renglones y lo de abajo después de uno, como donde hay muchas columnas.',
    weight: '`bold` para nombres y eventos, `regular` para obras.',
    note: 'Debajo: el título en el otro idioma.',
    cardNote: 'Debajo en una ficha, donde otras columnas no tienen lugar: el artista. Sin esto, `note`.',
    picture: 'Su imagen; `null` dice «Sin imagen» debajo de la nota. Sin esto no hay lugar para una.',
    shape: '`work`, entera sobre un cuadrado de fondo, o `view`, una vista recortada de una sala.',
    color: 'El color de un evento, en el borde de la imagen.',
  },
  stories: {
    NameAndNote: { name: 'Nombre y nota', text: 'Un nombre sobre lo que se dice de él.' },
    OfAWork: { name: 'De una obra', text: 'Una obra: su imagen, su título en cursiva y el año detrás.' },
    LongTitle: {
      name: 'Título largo',
      text: 'En una fila un título largo se corta después de dos renglones, y lo de abajo después de uno.',
    },
    WithoutPicture: {
      name: 'Sin imagen',
      text: 'Una obra que todavía no tiene imagen: lo que se dice de ella está igual.',
    },
    OfAnEvent: { name: 'De un evento', text: 'Un evento: su color en el borde de una vista recortada.' },
    Lines: { name: 'Líneas', text: 'Las celdas de al lado: dos líneas, cortadas donde se alargan.' },
  },
}
