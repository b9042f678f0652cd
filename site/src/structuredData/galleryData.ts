import type { Options } from '@gallery/contract'
import type { Opening } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'
import { openingData } from './openingData.ts'
import { postalAddress } from './postalAddress.ts'

/** The gallery itself, and when it is open from `today` on. */
export function galleryData(
  {
    name,
    address,
    facade,
    mail,
    phone,
    social,
  }: Pick<Options, 'name' | 'address' | 'facade' | 'mail' | 'phone' | 'social'>,
  home: string,
  opening: Opening,
  today: string
): StructuredData {
  return {
    '@type': 'ArtGallery',
    name,
    url: home,
    ...postalAddress(address),
    ...(facade ? { image: facade } : {}),
    email: mail,
    ...(phone ? { telephone: phone } : {}),
    ...openingData(opening, today),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
  }
}
