import anyAscii from 'any-ascii'
import type { Face } from './fonts.ts'
import { type AllLetters, hasAll } from './letters.ts'
import { signsOf } from './signs.ts'

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u

/**
 * A text of which every sign can be printed. A letter that no file of ours has stands in Latin letters, as in `WangWei`
 * for 王伟: the faces of Chinese, Japanese and Korean alone take 75 MB each to install, and who stands at the door reads
 * Latin letters. Of Japanese it knows the Chinese reading only. What is no letter, as an emoji, leaves nothing, and marks
 * that a file lacks leave their letter.
 *
 * @param can whether there is a file that has a sign
 */
export function spelledOut(text: string, can: (sign: string) => boolean): string {
  const told: string[] = []
  for (const sign of signsOf(withNumbersApart(text, can))) {
    const bare = sign.replaceAll(/\p{M}/gu, '')
    if (can(sign)) told.push(sign)
    else if (can(bare)) told.push(bare)
    // Between two spaces one of them goes with it.
    else if (!picture.test(sign)) told.push(anyAscii(bare) || '?')
    else if (told.at(-1) === ' ') told.pop()
  }
  const whole = told.join('')
  return text.startsWith(' ') ? whole : whole.replace(/^ /, '')
}

const diameter = /[⌀∅]/gu
const raised = /(?<=([\p{L}\p{N})])?)[¹²³⁰ⁱ⁴-ⁿ]+/gu
const lowered = /(?<=(\p{Nd})?)[₀-₎]+/gu
const otherNumber = /(?<=\p{Nd})\p{No}/gu

/**
 * A text whose numbers stay what they are when their signs are spelled out: 24⅛ is no 241/8, 10⁴ no 104, and the sign of a
 * diameter no nought.
 */
function withNumbersApart(text: string, can: (sign: string) => boolean): string {
  const canAll = (run: string) => signsOf(run).every(can)
  const marked = (mark: string) => (run: string, before: string | undefined) =>
    canAll(run) ? run : `${before === undefined ? '' : mark}${anyAscii(run)}`
  return text
    .replaceAll(diameter, (sign) => (can(sign) ? sign : 'Ø'))
    .replaceAll(raised, marked('^'))
    .replaceAll(lowered, marked('_'))
    .replaceAll(otherNumber, (sign) => (can(sign) ? sign : `\u00a0${sign}`))
}

/**
 * A text of which every sign can be set in a face of ours, see {@link spelledOut}.
 *
 * @param set sets a text as it will be, and throws where fontkit cannot: of marks that nobody writes on a letter it does not
 * find the place
 */
export function spelledIn(
  { own, find }: AllLetters,
  face: Face,
  text: string,
  set: (told: string) => void
): string {
  if (hasAll(own[face], text)) return text
  const told = spelledOut(text, (sign) => find(sign, face) !== undefined)
  try {
    set(told)
    return told
  } catch {
    return spelledOut(text, (sign) => hasAll(own[face], sign))
  }
}
