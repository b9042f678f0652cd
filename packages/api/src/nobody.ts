import { withoutMarks } from '@gallery/contract'

/** What stands where a name would and says that there is none, folded, as a regular expression. */
export const nobodyWords = [
  ...['no identificad[oa]s?', 'sin identificar', 'desconocid[oa]s?', 'anonim[oa]s?', 'sin autor[ae]?s?'],
  ...['vari[oa]s', 'unknown', 'unidentified', 'anon', 'anonymous', 'various', 'several'],
  ...['anonymes?', 'inconnue?s?', 'unbekannt', 'desconhecid[oa]s?'],
].join('|')

/** Whoever it says that of. */
const makers = [
  ...['autor|autora|autores|autoras|artistas?|fotograf[oa]s?'],
  ...['authors?|artists?|makers?|photographers?'],
].join('|')

const named = new RegExp(`^(?:(?:${makers}) )?(?:${nobodyWords})(?: (?:${makers}))?$`)

/** Whether words name nobody: "Autor no identificado", "[Anónimo]", "Varios autores", "Unknown photographer". */
export function isNobody(words: string): boolean {
  const plain = withoutMarks(words.toLowerCase())
    .replace(/[[\]().]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return named.test(plain)
}
