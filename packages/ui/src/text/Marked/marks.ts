/** A stretch of a text, and whether it is one of the words that were searched for. */
export interface Stretch {
  text: string
  marked: boolean
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where the words stand in the text, whatever their accents and case; what they are part of is left unmarked. */
export function marks(text: string, words: string): Stretch[] {
  const wanted = words
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
  // One unit of the text at a time, so that folding never moves a place: "ß" and letters with accents count as one.
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) || letter }))
  const starts: number[] = []
  let folded = ''
  for (const { folded: part } of letters) {
    starts.push(folded.length)
    folded += part
  }
  const marked = letters.map(() => false)
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length
      for (const [place, start] of starts.entries()) if (start >= at && start < end) marked[place] = true
    }
  }
  const stretches: Stretch[] = []
  for (const [place, { letter }] of letters.entries()) {
    const last = stretches.at(-1)
    if (last && last.marked === marked[place]) last.text += letter
    else stretches.push({ text: letter, marked: marked[place] === true })
  }
  return stretches
}
