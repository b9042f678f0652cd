import type { Options } from '@gallery/contract'
import type { StructuredData } from '../head/head.ts'
import { postalAddress } from './postalAddress.ts'

/** The gallery itself. */
export function galleryData(
  { name, address, facade, mail, phone, social }: Options,
  home: string
): StructuredData {
  return {
    '@type': 'ArtGallery',
    name,
    url: home,
    ...postalAddress(address),
    ...(facade ? { image: facade } : {}),
    email: mail,
    ...(phone ? { telephone: phone } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
  }
}
