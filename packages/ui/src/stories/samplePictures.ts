import type { PictureProps } from '../pictures/Picture/Picture.tsx'

/** A room of the demo gallery. */
export const samplePicture: PictureProps = {
  src: '/pictures/room-a.jpg',
  alt: 'Sala 1, La línea que corta la esquina',
  width: 1600,
  height: 1040,
}

/** A work with see-through edges: nothing may show behind it. */
export const sampleTextile: PictureProps = {
  src: '/pictures/otaegui-01.png',
  alt: 'Mabel Otaegui, Trama baja 9',
  width: 514,
  height: 1200,
}
