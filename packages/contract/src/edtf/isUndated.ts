import { plainWords } from './plainWords.ts'

const spanish = 's ?[/.]? ?f(?:echa)?|sin (?:fechar?|datar)|fecha desconocida|desconocid[oa]|no consta'
const english = 'n\\.? ?d|no dates?|undated|not dated|date (?:is )?(?:not known|unknown)|unknown(?: date)?'
const undated = new RegExp(`^(?:${spanish}|${english})$`)

/** Whether the words of a source say that nobody knows when: "s/f", "no consta", "n.d.". */
export function isUndated(words: string): boolean {
  return undated.test(plainWords(words))
}
