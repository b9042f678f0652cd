import { cellText } from './cellText.ts'
import { type Judging, refuse } from './judging.ts'

/** The key has to lead to one record at most; a number of ours to one that is there. */
export function judgeKey(judging: Judging, found: number): void {
  const {
    plan: { key },
    draft,
  } = judging
  if (!key || draft.key === '') return
  if (found > 1) {
    refuse(judging, key.field, {
      id: 'import.reason.keySeveral',
      values: { value: draft.key, count: found },
    })
  }
  if (found === 0 && (key.field === 'id' || key.field === 'hash')) {
    refuse(judging, key.field, { id: 'import.reason.keyUnknown', values: { value: draft.key } })
  }
}

/** Ids of others that a row names have to lead somewhere; one that is there already may lead into the bin. */
export function judgeIds(judging: Judging): void {
  const { book, places } = judging.known
  const { artist_id, archive_id } = judging.data.fields
  if (typeof artist_id === 'number' && !book.byId(artist_id)) {
    refuse(judging, 'artist_id', { id: 'import.reason.keyUnknown', values: { value: artist_id } })
  }
  if (typeof archive_id === 'number' && !places.archiveIds.has(archive_id)) {
    refuse(judging, 'archive_id', { id: 'import.reason.keyUnknown', values: { value: archive_id } })
  }
}

/** A new artist may be called as others are: whoever looks again before writing knows whom of them. */
export function judgeNamesakes({ known, data }: Judging): void {
  const { display, dates_es, dates_en } = data.fields
  if (typeof display !== 'string') return
  const beside = known.book.namesakes({ name: display, dates: cellText(dates_es) || cellText(dates_en) })
  if (beside.length > 0) data.beside = beside
}

/** Files come in by being uploaded: a table says something of those that are there, and each has its number and its name. */
export function judgeFile(judging: Judging): void {
  const {
    plan: { key },
    draft,
    current,
  } = judging
  if (current) {
    if (draft.cells.file?.trim() !== current.fields.file)
      refuse(judging, 'file', { id: 'import.reason.fileOther' })
  } else if (draft.key === '' || key?.field === 'file') {
    refuse(judging, 'file', { id: 'import.reason.fileUnknown' })
  }
}
