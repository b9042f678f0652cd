import type { WorkItem } from '../../index.ts'
import { picture } from '../sampleWorks.ts'
import type { StoryLanguage } from '../say.ts'

/** A work of the demo gallery, with what a list of works is narrowed by. */
export interface GalleryWork extends WorkItem {
  artist: string
  decade: number
  kind: string
}

type Words = readonly [es: string, en: string]

const painting: Words = ['Pintura', 'Painting']
const paper: Words = ['Papel', 'Paper']
const textile: Words = ['Textil', 'Textile']
const photograph: Words = ['Fotografía', 'Photograph']

const enamel: Words = ['Esmalte sobre tabla', 'Enamel on panel']
const tempera: Words = ['Témpera sobre cartón', 'Tempera on board']
const screenprint: Words = ['Serigrafía sobre papel, ed. 25', 'Screenprint on paper, ed. 25']
const cutPaper: Words = ['Papel recortado y gouache', 'Cut paper and gouache']
const oil: Words = ['Óleo sobre tela', 'Oil on canvas']

const brandariz = 'Elsa Brandariz'
const szalay = 'Irma Szalay'
const lemos = 'Horacio Lemos'

type Row = readonly [
  file: string,
  pixels: readonly [width: number, height: number],
  artist: string,
  title: Words,
  year: number,
  kind: Words,
  technique: Words,
  size: readonly [height: number, width: number, depth?: number],
]

const rows: readonly Row[] = [
  [
    'brandariz-04.png',
    [1358, 2000],
    brandariz,
    ['Estructura abierta nº 26', 'Open Structure No. 26'],
    1949,
    painting,
    enamel,
    [81, 55, 3],
  ],
  [
    'brandariz-07.png',
    [2000, 2000],
    brandariz,
    ['Estructura abierta nº 26 bis', 'Open Structure No. 26 bis'],
    1951,
    painting,
    enamel,
    [70, 70, 3],
  ],
  [
    'brandariz-03.jpg',
    [1392, 2000],
    brandariz,
    ['Vértice nº 33', 'Vertex No. 33'],
    1951,
    painting,
    tempera,
    [92, 64],
  ],
  [
    'brandariz-06.jpg',
    [2000, 1460],
    brandariz,
    ['Vértice nº 18', 'Vertex No. 18'],
    1960,
    painting,
    enamel,
    [73, 100, 2.5],
  ],
  ['lemos-05.jpg', [2000, 1357], lemos, ['Isla 30', 'Island 30'], 1957, paper, cutPaper, [76, 112]],
  [
    'lemos-03.jpg',
    [2000, 1473],
    lemos,
    ['Relieve blanco 7', 'White Relief 7'],
    1959,
    painting,
    ['Madera pintada', 'Painted wood'],
    [56, 76, 6.5],
  ],
  [
    'szalay-06.jpg',
    [2000, 2000],
    szalay,
    ['Variación sobre «s»', 'Variation on “s”'],
    1960,
    paper,
    screenprint,
    [50, 50],
  ],
  [
    'szalay-03.jpg',
    [2750, 4000],
    szalay,
    ['tu voz', 'tu voz (your voice)'],
    1962,
    paper,
    screenprint,
    [48, 33],
  ],
  [
    'idelsohn-06.jpg',
    [2000, 2000],
    'Rubén Idelsohn',
    ['Círculo desfasado D-5', 'Circle out of Phase D-5'],
    1964,
    paper,
    screenprint,
    [100, 100],
  ],
  [
    'otaegui-04.png',
    [2000, 1500],
    'Mabel Otaegui',
    ['Telar de pie 15', 'Standing Loom 15'],
    1973,
    textile,
    ['Lana teñida con tintes naturales', 'Wool, natural dyes'],
    [90, 120, 1],
  ],
  [
    'lemos-07.jpg',
    [1473, 2000],
    lemos,
    ['Semilla y sombra 25', 'Seed and Shadow 25'],
    1979,
    paper,
    cutPaper,
    [76, 56],
  ],
  [
    'otaegui-03.png',
    [857, 2000],
    'Mabel Otaegui',
    ['Trama baja 9', 'Low Weft 9'],
    1985,
    textile,
    ['Lana y algodón, telar de alto lizo', 'Wool and cotton, high-warp loom'],
    [140, 60, 1],
  ],
  [
    'verardi-04.jpg',
    [1500, 2000],
    'Tomás Verardi',
    ['Umbral azul', 'Threshold in Blue'],
    1996,
    painting,
    oil,
    [160, 120, 4],
  ],
  [
    'arrascaeta-08.jpg',
    [2000, 1492],
    'Nélida Arrascaeta',
    ['Camalote I', 'Camalote I'],
    1997,
    painting,
    oil,
    [97, 130, 3],
  ],
  [
    'costamagna-02.jpg',
    [2000, 1333],
    'Julián Costamagna',
    ['Interior, Pasco', 'Interior, Pasco'],
    1997,
    photograph,
    ['Gelatina de plata, copia de época', 'Gelatin silver print, vintage'],
    [60, 90],
  ],
  [
    'costamagna-01.jpg',
    [2000, 1333],
    'Julián Costamagna',
    ['Río, Punta Lara', 'River, Punta Lara'],
    2014,
    photograph,
    ['Impresión cromogénica', 'Chromogenic print'],
    [40, 60],
  ],
]

/** Sixteen works of the demo gallery, the earliest first. */
export function galleryWorks(language: StoryLanguage): GalleryWork[] {
  const said = ([es, en]: Words) => (language === 'es' ? es : en)
  return rows.map(([file, [width, height], artist, title, year, kind, technique, [high, wide, deep]]) => ({
    id: file,
    href: `#work/${file.replace(/\.\w+$/, '')}`,
    artist,
    title: said(title),
    year,
    decade: Math.floor(year / 10) * 10,
    kind: said(kind),
    technique: said(technique),
    height: high,
    width: wide,
    depth: deep ?? null,
    picture: picture(file, width, height),
  }))
}
