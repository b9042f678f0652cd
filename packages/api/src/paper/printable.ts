import { unpiled } from '@gallery/contract'

/** Spaces of other widths and invisible signs, which no face has and which would be printed as boxes, as people see them. */
export function printable(text: string): string {
  return unpiled(text)
    .normalize('NFC')
    .replaceAll(/(?!\u00a0)\p{Zs}|\t/gu, ' ')
    .replaceAll(/(?!\n)\p{C}/gu, '')
}
