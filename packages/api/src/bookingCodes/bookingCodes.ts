import { createHmac } from 'node:crypto'
import { bookingCodeSigns } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'

/** A code is 40 bits: two halves of 20. */
const halfBits = 20
const half = 2 ** halfBits
const rounds = [0, 1, 2, 3, 4, 5]
const bitsOfSign = 5

/** Makes the codes of bookings and reads them. */
export type BookingCodes = {
  /** The code of a booking, the same for good. */
  of(id: number): string
  /** The booking whose code it would be; undefined for what was never made here. */
  idOf(code: string): number | undefined
}

/**
 * The codes that bookings show at the door. A code is the booking's number enciphered under a key of this installation: a
 * Feistel network of HMACs on 40 bits (Luby and Rackoff), because a block of AES would not fit into eight signs. It says
 * nothing, it needs no column, and of 2⁴⁰ codes only as many mean something as there are bookings: with ten thousand of
 * them, one guess in a hundred million.
 */
export async function bookingCodes(db: Db): Promise<BookingCodes> {
  const key = await installationKey(db, 'booking codes')
  const mix = (round: number, value: number) =>
    createHmac('sha256', key).update(`${round} ${value}`).digest().readUInt32BE() % half

  return {
    of(id) {
      let left = Math.floor(id / half)
      let right = id % half
      for (const round of rounds) [left, right] = [right, left ^ mix(round, right)]
      return written(left * half + right)
    },
    idOf(code) {
      const value = [...code].reduce((sum, sign) => sum * 2 ** bitsOfSign + bookingCodeSigns.indexOf(sign), 0)
      let left = Math.floor(value / half)
      let right = value % half
      for (const round of rounds.toReversed()) [left, right] = [right ^ mix(round, left), left]
      const id = left * half + right
      return id >= 1 && id < 2 ** 31 ? id : undefined
    },
  }
}

/** 40 bits in eight signs. */
function written(value: number): string {
  let code = ''
  for (let rest = value; code.length < 8; rest = Math.floor(rest / bookingCodeSigns.length)) {
    code = bookingCodeSigns.charAt(rest % bookingCodeSigns.length) + code
  }
  return code
}
