import { type DateWords, edtfWords } from '@gallery/contract'

/** A form or a change with the words of its date beside it, where it carries one. */
export function withDateWords<Fields extends { readonly date_edtf?: string | undefined }>(
  fields: Fields
): Fields & { date_words?: DateWords | null } {
  return fields.date_edtf === undefined ? fields : { ...fields, date_words: edtfWords(fields.date_edtf) }
}
