import { addressParts } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'

/** The gallery's address with its town apart. */
export function postalAddress(address: string): { address?: StructuredData } {
  const { street, town } = addressParts(address)
  if (street === undefined) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(town === undefined ? {} : { addressLocality: town }),
    },
  }
}
