import type { PictureProps } from '../pictures/Picture/Picture.tsx'

/** A room of the demo gallery, with the small picture that stands for it until it arrives. */
export const samplePicture: PictureProps = {
  src: '/pictures/room-a.jpg',
  alt: 'Sala 1, La línea que corta la esquina',
  width: 1600,
  height: 1040,
  placeholder:
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAADwAwCdASoUAA0APu1iqk4ppaQiMAgBMB2JZQC+SCKylNmOjc1wXvcAAP7D9CYw2sv3Qhneddov9KurEBhzaI4iszaA+mfu3cIW8Cdfk7fo6z5sVXF5+pCS6dTcnlst5u3Y4nhgAp/pHsB0AAA=',
}

/** A work with see-through edges: nothing may show behind it. */
export const sampleTextile: PictureProps = {
  src: '/pictures/otaegui-01.png',
  alt: 'Mabel Otaegui, Trama baja 9',
  width: 514,
  height: 1200,
}
