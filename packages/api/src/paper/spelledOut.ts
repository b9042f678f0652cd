import anyAscii from 'any-ascii'
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
  let told = ''
  for (const sign of signsOf(text)) {
    const bare = sign.replaceAll(/\p{M}/gu, '')
    if (can(sign)) told += sign
    else if (can(bare)) told += bare
    // Between two spaces one of them goes with it.
    else if (picture.test(sign)) told = told.replace(/ $/, '')
    else told += anyAscii(bare) || '?'
  }
  return text.startsWith(' ') ? told : told.replace(/^ /, '')
}
