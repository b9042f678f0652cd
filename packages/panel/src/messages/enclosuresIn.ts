import { AnswerPaper } from '@gallery/contract'

interface Enclosures {
  /** What is printed about the works; null for nothing. */
  paper: AnswerPaper | null
  /** The ids of the works that it is about. */
  works: number[]
  /** The id of the room whose link goes along; null for none. */
  room: number | null
}

/** What goes with an answer, by the fields of its form. Works are nothing without a paper. */
export function enclosuresIn({ paper = '', works = '', room = '' }: Record<string, string>): Enclosures {
  return {
    paper: AnswerPaper.safeParse(paper).data ?? null,
    works: paper === '' ? [] : works.split(',').filter(Boolean).map(Number),
    room: Number(room) || null,
  }
}
