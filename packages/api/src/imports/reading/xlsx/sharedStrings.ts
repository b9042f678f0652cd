import type { Parts } from './openParts.ts'
import { parseXml } from './parseXml.ts'

/** The texts that cells name by their number. They stand before the sheet, and any cell may need any of them. */
export async function readSharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  for await (const events of parseXml(parts, 'xl/sharedStrings.xml')) {
    for (const event of events) {
      if (event.type === 'text') text += isText && !isPhonetic ? event.text : ''
      else if (event.name === 't') isText = event.type === 'open'
      else if (event.name === 'rPh') isPhonetic = event.type === 'open'
      else if (event.name === 'si' && event.type === 'open') text = ''
      else if (event.name === 'si') strings.push(text)
    }
  }
  return strings
}
