/** Crockford's 32 signs: none of them is read as another. */
export const bookingCodeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many signs the code of a booking has. */
const length = 8

/**
 * The code of a booking as somebody types it or a camera reads it, in capitals, without what only sets it apart, and with
 * the signs that are often taken for others put right. Undefined for what cannot be one.
 */
export function readBookingCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isCode = code.length === length && [...code].every((sign) => bookingCodeSigns.includes(sign))
  return isCode ? code : undefined
}

/** The code of a booking as people read it: `7KQ2-M4XD`. */
export function shownBookingCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
