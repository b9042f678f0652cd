import type { PictureProps } from '../pictures/Picture/Picture.tsx'
import type { WorkItem } from '../public/WorkThumb/WorkThumb.tsx'
import type { StoryLanguage } from './say.ts'

/** A picture of the demo gallery by file name and size in pixels. */
export function picture(file: string, width: number, height: number): PictureProps {
  return { src: `/pictures/${file}`, alt: '', width, height }
}

const works = [
  {
    id: 'brandariz-04',
    artist: 'Elsa Brandariz',
    es: { title: 'Estructura abierta nº 26', technique: 'Esmalte sobre tabla, marco recortado' },
    en: { title: 'Open Structure No. 26', technique: 'Enamel on panel, shaped frame' },
    year: 1949,
    size: { height: 81, width: 55, depth: 3 },
    picture: picture('brandariz-04.png', 815, 1200),
  },
  {
    id: 'otaegui-03',
    artist: 'Mabel Otaegui',
    es: { title: 'Trama baja 9', technique: 'Lana y algodón, telar de alto lizo' },
    en: { title: 'Low Weft 9', technique: 'Wool and cotton, high-warp loom' },
    year: 1985,
    size: { height: 140, width: 60, depth: 1 },
    picture: picture('otaegui-03.png', 514, 1200),
  },
  {
    id: 'lemos-05',
    artist: 'Horacio Lemos',
    es: { title: 'Isla 30', technique: 'Papel recortado y gouache' },
    en: { title: 'Island 30', technique: 'Cut paper and gouache' },
    year: 1957,
    size: { height: 76, width: 112, depth: null },
    picture: picture('lemos-05.jpg', 1400, 949),
  },
  {
    id: 'idelsohn-06',
    artist: 'Rubén Idelsohn',
    es: { title: 'Círculo desfasado D-5', technique: 'Serigrafía sobre papel, ed. 40' },
    en: { title: 'Circle out of Phase D-5', technique: 'Screenprint on paper, ed. 40' },
    year: 1964,
    size: { height: 100, width: 100, depth: null },
    picture: picture('idelsohn-06.jpg', 1400, 1400),
  },
  {
    id: 'verardi-04',
    artist: 'Tomás Verardi',
    es: { title: 'Umbral azul', technique: 'Óleo sobre tela' },
    en: { title: 'Threshold in Blue', technique: 'Oil on canvas' },
    year: 1996,
    size: { height: 160, width: 120, depth: 4 },
    picture: picture('verardi-04.jpg', 1050, 1400),
  },
  {
    id: 'szalay-03',
    artist: 'Irma Szalay',
    es: { title: 'tu voz', technique: 'Serigrafía sobre papel, ed. 25' },
    en: { title: 'tu voz (your voice)', technique: 'Screenprint on paper, ed. 25' },
    year: 1962,
    size: { height: 48, width: 33, depth: null },
    picture: picture('szalay-03.jpg', 963, 1400),
  },
  {
    id: 'costamagna-01',
    artist: 'Julián Costamagna',
    es: { title: 'Río, Punta Lara', technique: 'Impresión cromogénica' },
    en: { title: 'River, Punta Lara', technique: 'Chromogenic print' },
    year: 2014,
    size: { height: 40, width: 60, depth: null },
    picture: picture('costamagna-01.jpg', 1400, 934),
  },
]

/** Works of the demo gallery, the first a cut frame and the second with fringes. */
export function sampleWorks(language: StoryLanguage): WorkItem[] {
  return works.map(({ id, artist, year, size, picture, [language]: words }) => ({
    id,
    href: `#${id}`,
    artist,
    year,
    ...words,
    ...size,
    picture,
  }))
}
