import { z } from 'zod'

/** An id of a register of names as somebody types it in, alone or as a whole address, reduced to the id; empty for none. */
function authorityId(address: RegExp, id: RegExp) {
  return z
    .string()
    .trim()
    .max(200)
    .transform((text) => address.exec(text)?.[1] ?? text)
    .pipe(z.string().regex(id))
}

/** The Virtual International Authority File. */
export const ViafId = authorityId(
  /^https?:\/\/(?:www\.)?viaf\.org\/(?:\w+\/)*(\d+)(?!\w)/i,
  /^(|[1-9]\d{1,21})$/
)
/** The Getty's Union List of Artist Names. */
export const UlanId = authorityId(
  /^https?:\/\/(?:vocab|www)\.getty\.edu\/(?:page\/ulan\/|ulan\/|vow\/ULANFullDisplay\?(?:[^#]*&)?subjectid=)(\d+)(?!\w)/i,
  /^(|500\d{6})$/
)
/** Wikidata. */
export const WikidataId = authorityId(
  /^https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\/(Q\d+)(?!\w)/i,
  /^(|Q[1-9]\d{0,11})$/
)
