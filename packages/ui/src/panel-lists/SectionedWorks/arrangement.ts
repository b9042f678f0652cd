import { moved } from '../../private/moved.ts'
import type { WorkId } from '../OrderedWorks/orderedWork.ts'

/** What names a section among the others. */
export type SectionId = string | number

/** Where a work hangs; null is no section. */
export interface WorkPlacing {
  id: WorkId
  section: SectionId | null
}

/** The sections in their order, and the works in theirs, each with the section that it hangs in. */
export interface Arrangement {
  sections: readonly SectionId[]
  works: readonly WorkPlacing[]
}

/** A work or the heading of a section, in the one row that both stand in. */
export type Piece = { kind: 'work'; id: WorkId } | { kind: 'section'; id: SectionId }

/** Tells a piece from all others: a work and a section may have the same id. */
export const keyOf = ({ kind, id }: Piece) => `${kind}-${id}`

/** The works of a section, in order; those of none with `null`, and with them those of a section that is no more. */
export function worksIn<Work extends WorkPlacing>(
  works: readonly Work[],
  sections: readonly SectionId[],
  section: SectionId | null
): Work[] {
  return works.filter((work) => (sections.includes(work.section ?? '') ? work.section : null) === section)
}

/** All in one row: the works of no section, then each heading with its works behind it. */
export function piecesOf({ sections, works }: Arrangement): Piece[] {
  return [null, ...sections].flatMap((section) => [
    ...(section === null ? [] : [{ kind: 'section' as const, id: section }]),
    ...worksIn(works, sections, section).map(({ id }) => ({ kind: 'work' as const, id })),
  ])
}

/** What a row says: a work hangs in the section whose heading is the last one before it. */
export function arrangementOf(pieces: readonly Piece[]): Arrangement {
  const works: WorkPlacing[] = []
  const sections: SectionId[] = []
  for (const { kind, id } of pieces) {
    if (kind === 'section') sections.push(id)
    else works.push({ id, section: sections.at(-1) ?? null })
  }
  return { sections, works }
}

/** Where a piece stands in its section: which one, and its place of how many, from 1. */
export interface Standing {
  section: SectionId | null
  position: number
  total: number
}

/** Where the work with this key stands. */
export function standingOf(pieces: readonly Piece[], key: string): Standing {
  const { works, sections } = arrangementOf(pieces)
  const of = works.find(({ id }) => keyOf({ kind: 'work', id }) === key)
  const section = of?.section ?? null
  const beside = worksIn(works, sections, section)
  return {
    section,
    position: beside.findIndex(({ id }) => id === of?.id) + 1,
    total: beside.length,
  }
}

/** The row with a piece taken out and put into a gap between the others; gaps count from 0. */
export function putInto(pieces: readonly Piece[], key: string, gap: number): Piece[] {
  return moved(
    pieces,
    pieces.findIndex((piece) => keyOf(piece) === key),
    gap
  )
}

/** A work at the end of a section. */
export function hungIn(arrangement: Arrangement, work: WorkId, section: SectionId | null): Arrangement {
  const others = arrangement.works.filter(({ id }) => id !== work)
  return arrangementOf(piecesOf({ ...arrangement, works: [...others, { id: work, section }] }))
}

/** A section with its works by one place: −1 up, 1 down. */
export function sectionMoved(arrangement: Arrangement, section: SectionId, by: -1 | 1): Arrangement {
  const from = arrangement.sections.indexOf(section)
  return arrangementOf(piecesOf({ ...arrangement, sections: moved(arrangement.sections, from, from + by) }))
}

/** Without a section: its works follow those of the one before it. */
export function withoutSection(arrangement: Arrangement, section: SectionId): Arrangement {
  return arrangementOf(piecesOf(arrangement).filter(({ kind, id }) => kind === 'work' || id !== section))
}
