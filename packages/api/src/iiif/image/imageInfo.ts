import { type Size, scaled } from '../../images/size.ts'
import { formats, type Offered, qualities, type Version } from './imageRequest.ts'

/** The side of a tile, in pixels: of those that viewers ask for, not of what is on the disk. */
const tileSide = 512

/** What a tile, or a small view, is asked in: each half as large as the one before, down to one that is a tile at most. */
function scaleFactors({ width, height }: Size): number[] {
  const factors = [1]
  for (let factor = 2; Math.max(width, height) / (factor / 2) > tileSide; factor *= 2) factors.push(factor)
  return factors
}

/** The profile of a version, as links name it. */
export const profiles = {
  2: 'http://iiif.io/api/image/2/level2.json',
  3: 'http://iiif.io/api/image/3/level2.json',
} as const

/** The vocabulary of a version's descriptions. */
export const contexts = {
  2: 'http://iiif.io/api/image/2/context.json',
  3: 'http://iiif.io/api/image/3/context.json',
} as const

const protocol = 'http://iiif.io/api/image'

/** The description of a picture, `info.json`. @param id the address of the picture, whole */
export function imageInfo(version: Version, id: string, { full, maxArea }: Offered): object {
  const factors = scaleFactors(full)
  const sizes = factors.map((factor) => scaled(full, 1 / factor)).reverse()
  const common = {
    protocol,
    ...full,
    sizes: sizes.filter(({ width, height }) => width * height <= maxArea),
  }
  const limit = full.width * full.height > maxArea ? { maxArea } : {}
  if (version === '3') {
    return {
      '@context': contexts[3],
      id,
      type: 'ImageService3',
      profile: 'level2',
      ...common,
      ...limit,
      tiles: [{ width: tileSide, scaleFactors: factors }],
      preferredFormats: ['jpg', 'webp'],
      extraFormats: ['webp'],
      extraQualities: qualities.filter((quality) => quality !== 'default'),
      extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
    }
  }
  return {
    '@context': contexts[2],
    '@id': id,
    ...common,
    tiles: [{ width: tileSide, scaleFactors: factors }],
    profile: [
      profiles[2],
      {
        formats: Object.keys(formats),
        qualities,
        supports: [
          'baseUriRedirect',
          'canonicalLinkHeader',
          'cors',
          'jsonldMediaType',
          'mirroring',
          'profileLinkHeader',
          'regionByPct',
          'regionByPx',
          'regionSquare',
          'rotationBy90s',
          'sizeByConfinedWh',
          'sizeByDistortedWh',
          'sizeByH',
          'sizeByPct',
          'sizeByW',
          'sizeByWh',
        ],
        ...limit,
      },
    ],
  }
}
