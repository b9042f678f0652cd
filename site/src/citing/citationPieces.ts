/** A piece of a text of a citation. */
interface CitationPiece {
  text: string
  /** Where it begins. */
  at: number
  /** No line may end in it. */
  whole: boolean
}

/** How many signs a piece may have that no line ends in: it has to stand in a box as narrow as a phone's. */
const longest = 24

/** "nº 26"; an address; a code, which has a hyphen and a number: "FB-C-0117". */
const unbroken = /((?<!\p{L})(?:nº|n\.º|no\.) \d+|https?:\/\/\S+|[^\s()]*-[^\s(),]*\d[^\s(),]*)/iu

/** A text in pieces: numbers, codes and the parts of an address do not break inside, an address breaks after a slash. */
export function citationPieces(text: string): CitationPiece[] {
  let at = 0
  return text.split(unbroken).flatMap((part, index) =>
    partsOf(part).map((each) => {
      const piece = { text: each, at, whole: index % 2 === 1 && each.length <= longest }
      at += each.length
      return piece
    })
  )
}

/** An address part by part; anything else as it is. */
function partsOf(part: string): string[] {
  if (part === '') return []
  return /^https?:/i.test(part) ? (part.match(/^https?:\/\/[^/]*\/*|[^/]+\/*/gi) ?? [part]) : [part]
}
