import { textLimits } from '../limits.ts'
import { tooMuch } from '../tooMuch.ts'
import type { Parts } from './openParts.ts'
import { parseXml } from './parseXml.ts'

/**
 * The texts that cells name by their number. They stand before the sheet, and any cell may need any of them.
 *
 * @throws Refused 413 for more than memory may hold
 */
export async function readSharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = []
  let characters = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  for await (const events of parseXml(parts, 'xl/sharedStrings.xml')) {
    for (const event of events) {
      if (event.type === 'text') {
        if (!isText || isPhonetic) continue
        characters += event.text.length
        text += event.text
      } else if (event.name === 't') isText = event.type === 'open'
      else if (event.name === 'rPh') isPhonetic = event.type === 'open'
      else if (event.name === 'si' && event.type === 'open') text = ''
      else if (event.name === 'si') strings.push(text)
    }
    if (strings.length > textLimits.count || characters > textLimits.characters) throw tooMuch()
  }
  return strings
}
