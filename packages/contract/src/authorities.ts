/** What an artist is called in registers of names, by the ids there; empty where nobody has looked them up. */
export interface AuthorityIds {
  viaf: string
  ulan: string
  wikidata: string
}

/** The registers, with the address that is the artist's name there. */
const registers = {
  viaf: { name: 'VIAF', base: 'http://viaf.org/viaf/' },
  ulan: { name: 'ULAN', base: 'http://vocab.getty.edu/ulan/' },
  wikidata: { name: 'Wikidata', base: 'http://www.wikidata.org/entity/' },
} as const

/** Where an artist is known beside here: what the register is called, and what they are called in it, as data writes it. */
export function authoritiesOf(ids: AuthorityIds): { name: string; uri: string }[] {
  return (['viaf', 'ulan', 'wikidata'] as const).flatMap((each) =>
    ids[each] === '' ? [] : [{ name: registers[each].name, uri: registers[each].base + ids[each] }]
  )
}
