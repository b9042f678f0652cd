/** What both screens show: the same words, so that only the elements differ. */
export interface Card {
  id: number
  href: string
  title: string
  kind: string
  author: string
  date: string
  /** With its better formats in several widths, as the site shows every picture. */
  picture: {
    src: string
    alt: string
    width: number
    height: number
    sizes: string
    sources: { type: string; srcSet: string }[]
  }
}

export interface Work {
  id: number
  title: string
  year: number
}

export const rooms = ['Sala 1', 'Sala 2', 'Patio'].map((label) => ({ value: label, label }))

export const works: readonly Work[] = Array.from({ length: 10 }, (_, id) => ({
  id,
  title: `Composición ${id}`,
  year: 1950 + id,
}))

/** As many cards as wanted. */
export function cards(count: number): Card[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    href: `/archive/${id}`,
    title: `Carta ${id} a Irma Szalay`,
    kind: 'Correspondencia',
    author: 'Elsa Brandariz',
    date: '1951',
    picture: {
      src: '/letter.jpg',
      alt: '',
      width: 400,
      height: 500,
      sizes: '(min-width: 769px) 25vw, 50vw',
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: `/letter-480.${format} 480w, /letter-960.${format} 960w`,
      })),
    },
  }))
}
