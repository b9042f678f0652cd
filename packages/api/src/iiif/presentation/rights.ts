import type { RightsStatement } from '@gallery/contract'
import { plain, said, type Words } from './words.ts'

/**
 * What viewers have to show with something, and the address of the statement of its rights, where there is one: whose it
 * is, and what the gallery says of the rights in it.
 */
export function rightsOf(stated: RightsStatement | null, attribution: string): object {
  return {
    ...(stated?.uri ? { rights: stated.uri } : {}),
    requiredStatement: { label: said('iiif.attribution'), value: withNote(attribution, stated) },
  }
}

function withNote(attribution: string, stated: RightsStatement | null): Words {
  const { note_es = '', note_en = '' } = stated ?? {}
  if (note_es === '' && note_en === '') return plain(attribution)
  return { es: [attribution, note_es || note_en], en: [attribution, note_en || note_es] }
}
