import type { PictureProps } from './Picture.tsx'

/**
 * The smallest file of a picture that has so many pixels across, for what takes one address and no choice: an image in
 * a drawing. WebP, which every browser shows there; the original where there is none.
 */
export function fileOf({ src, sources }: PictureProps, across: number): string {
  const source = sources?.find(({ type }) => type === 'image/webp')
  const files = source?.srcSet.split(', ').map((each) => {
    const [address = src, width = ''] = each.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  return (files?.find(({ width }) => width >= across) ?? files?.at(-1))?.address ?? src
}
