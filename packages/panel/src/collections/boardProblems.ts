import type { Failure } from '@gallery/client'
import type { RoomSection } from '@gallery/contract'

/** Why something on the board of a collection's works was refused. */
export interface BoardProblem {
  text: string
  /** The section that it is of, counted from 1, and which of its fields. */
  section?: { position: number; name: string; field: string }
}

/** The part of a collection's form that holds a refused field: `sections` for `sections.0.title_es`. */
export function formPart(refused: string): string {
  return refused.split('.', 1).join('')
}

/** What was refused, apart: the record's own fields by name, and what stands on the board, with the section that it is of. */
export function bySheetAndBoard(
  errors: Failure['errors'],
  sections: readonly RoomSection[]
): { ofSheet: Failure['errors']; ofBoard: BoardProblem[] } {
  const told = Object.entries(errors)
  const isOfBoard = (name: string) => ['works', 'sections'].includes(formPart(name))
  return {
    ofSheet: Object.fromEntries(told.filter(([name]) => !isOfBoard(name))),
    ofBoard: told
      .filter(([name]) => isOfBoard(name))
      .flatMap(([name, [text]]) => {
        if (text === undefined) return []
        const [, place = '', field = ''] = /^sections\.(\d+)\.(\w+)$/.exec(name) ?? []
        const section = sections[place === '' ? -1 : Number(place)]
        if (section === undefined) return [{ text }]
        const { title_es, title_en } = section
        return [
          { text, section: { position: Number(place) + 1, name: title_es.trim() || title_en.trim(), field } },
        ]
      }),
  }
}
