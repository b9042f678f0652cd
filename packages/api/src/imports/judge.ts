import type { WorkStatus } from '@gallery/contract'
import { readablePart } from '../storage/newName.ts'
import { type ArtistBook, isCalled, isReason } from './artistBook.ts'
import { readHtml } from './cells/html.ts'
import { folded } from './cells/words.ts'
import type { Current, Places, StoredImage } from './current.ts'
import { type Draft, type DraftMovement, titleFields, type Value } from './draft.ts'
import { fault, type Reason } from './faults.ts'
import type { ArtistRef, Change, Data, Judged, NewPlace } from './judged.ts'
import type { Mapped, Plan } from './plan.ts'
import { dropStaleWords } from './staleWords.ts'

/** What rows are judged by besides their records. */
export type Knowledge = { book: ArtistBook; places: Places }

/**
 * Judges a row beside the records that its key names: whether it makes a record, changes one and in what, leaves it as
 * it is, or is refused and why.
 */
export function judge(plan: Plan, draft: Draft, currents: readonly Current[], known: Knowledge): Judged {
  const [current] = currents
  const data: Data = { fields: {} }
  const changes: Change[] = []
  const refuse = (field: string, reason: Reason) => {
    const mapped = plan.fields.find((each) => each.field === field)
    draft.faults.push(
      fault(mapped ?? { column: '', field }, mapped ? (draft.cells[field] ?? '') : '', reason)
    )
  }
  checkKey(plan.key, draft, currents, refuse)
  takeFields(plan, draft, current, data, changes)
  fillFields(plan, draft, current, data, changes)
  dropStaleWords(plan, draft, current, data, changes)
  checkIds(data, known, refuse)
  takeArtists(plan, draft, current, known.book, data, changes, refuse)
  takeTags(draft, current, data, changes, refuse)
  takePlaces(plan, draft, current, known.places, data, changes, refuse)
  takeImage(plan, draft, current, known.places, data, changes, refuse)
  takeMovement(draft, current, data, changes, refuse)
  if (plan.kind === 'files') checkFile(plan, draft, current, refuse)
  else checkName(plan, draft, current, data, refuse)
  const state =
    draft.faults.length > 0 ? 'error' : !current ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  const [es] = titleFields(plan.kind)
  return {
    row: draft.row,
    state,
    title: (draft.title || textOf(current?.fields[es])).slice(0, 300),
    record_id: current?.id ?? null,
    seen_at: current?.updated_at ?? null,
    data: state === 'new' || state === 'changed' ? data : { fields: {} },
    changes: state === 'changed' ? changes : [],
    faults: draft.faults,
  }
}

type Refuse = (field: string, reason: Reason) => void

function checkKey(key: Mapped | null, draft: Draft, currents: readonly Current[], refuse: Refuse): void {
  if (!key || draft.key === '') return
  if (currents.length > 1) {
    refuse(key.field, {
      id: 'import.reason.keySeveral',
      values: { value: draft.key, count: currents.length },
    })
  }
  if (currents.length === 0 && (key.field === 'id' || key.field === 'hash')) {
    refuse(key.field, { id: 'import.reason.keyUnknown', values: { value: draft.key } })
  }
}

/** Ids of others that a row names have to lead somewhere; one that is there already may lead into the bin. */
function checkIds(
  { fields: { artist_id, archive_id } }: Data,
  { book, places }: Knowledge,
  refuse: Refuse
): void {
  if (typeof artist_id === 'number' && !book.byId(artist_id)) {
    refuse('artist_id', { id: 'import.reason.keyUnknown', values: { value: artist_id } })
  }
  if (typeof archive_id === 'number' && !places.archiveIds.has(archive_id)) {
    refuse('archive_id', { id: 'import.reason.keyUnknown', values: { value: archive_id } })
  }
}

function takeFields(
  plan: Plan,
  draft: Draft,
  current: Current | undefined,
  data: Data,
  changes: Change[]
): void {
  for (const [field, value] of Object.entries(draft.fields)) {
    if (!current) {
      if (value !== null) data.fields[field] = value
      continue
    }
    const old = current.fields[field] ?? null
    const isKept =
      field === 'display'
        ? keepsName(plan, textOf(old), textOf(value), draft.cells.display)
        : isSame(field, old, value, draft.cells[field])
    if (isKept || (plan.rules.fill_only && textOf(old) !== '')) continue
    data.fields[field] = value
    changes.push({ field, old: textOf(old), new: textOf(value) })
  }
}

/** What is told of a record by another column of its row stands where nothing else does. */
function fillFields(
  { kind, rules }: Plan,
  draft: Draft,
  current: Current | undefined,
  data: Data,
  changes: Change[]
): void {
  const old = current?.fields ?? {}
  // A name with years in it that is there as it stands in the file is an artist's whom nothing is to happen to.
  const isThere = kind === 'artists' && draft.cells.display?.trim() === old.display
  if (isThere && rules.names === 'as_written') return
  for (const [field, value] of Object.entries(draft.filling ?? {})) {
    if (textOf(old[field]) !== '' || textOf(data.fields[field]) !== '') continue
    data.fields[field] = value
    if (current) changes.push({ field, old: '', new: textOf(value) })
  }
}

/**
 * Whether an artist goes on being called as they are. One who is found by the name, however it is written, is not renamed
 * by that; but a name that is there in the order that the file is said to have is put right.
 */
function keepsName({ rules, key }: Plan, old: string, name: string, cell: string | undefined): boolean {
  if (old === name) return true
  if (cell?.trim() === old) return rules.names === 'as_written'
  return key?.field === 'display' && folded(old) !== folded(name)
}

/** Whether a cell says what is there already, however it was cleaned: what an export wrote comes back as it was. */
function isSame(field: string, old: Value, value: Value, cell: string | undefined): boolean {
  if (old === value || (typeof old === 'string' && cell?.trim() === old)) return true
  if (typeof old === 'number' && value === null) return old === 0 && cell?.trim() === '0'
  if (typeof old !== 'string' || typeof value !== 'string') return false
  return /_(es|en)$/.test(field) && readHtml(old) === value
}

function takeArtists(
  { kind, rules }: Plan,
  draft: Draft,
  current: Current | undefined,
  book: ArtistBook,
  data: Data,
  changes: Change[],
  refuse: Refuse
): void {
  const { artists: names } = draft
  if (names === undefined || typeof draft.fields.artist_id === 'number') return
  const field = kind === 'works' ? 'artist' : 'artists'
  const old = current?.artists ?? []
  const isWork = kind === 'works'
  const meant = isWork && rules.several_artists === 'first' ? names.slice(0, 1) : names
  if (isWork && meant.length > 1) {
    refuse(field, { id: 'import.reason.artistsSeveral', values: { count: meant.length } })
    return
  }
  if (meant.length > 100) {
    refuse(field, { id: 'import.reason.tooMany', values: { max: 100, count: meant.length } })
    return
  }
  const isKept =
    meant.length === old.length && old.every((artist, at) => staysWith(artist, meant[at] ?? '', book))
  if (isKept || (rules.fill_only && old.length > 0)) return
  const refs: ArtistRef[] = []
  for (const name of meant) {
    const found = book.find(name, rules)
    if (isReason(found)) refuse(field, found)
    else refs.push(found)
  }
  data.artists = refs
  if (!current) return
  const named = refs.map((ref) => ('id' in ref ? (book.byId(ref.id)?.display ?? '') : ref.name))
  changes.push({ field, old: old.map((artist) => artist.display).join('; '), new: named.join('; ') })
}

/** Whether a cell names the artist who is there: one of two namesakes too, but not where it names somebody else better. */
function staysWith(artist: Current['artists'][number], name: string, book: ArtistBook): boolean {
  return isCalled(artist, name) && (book.sure(name)?.id ?? artist.id) === artist.id
}

function takeTags(
  draft: Draft,
  current: Current | undefined,
  data: Data,
  changes: Change[],
  refuse: Refuse
): void {
  if (draft.tags === undefined) return
  const old = current?.tags ?? []
  const isKept = old.map(folded).join('\n') === draft.tags.map(folded).join('\n')
  if (draft.tags.some((tag) => tag.length > 100))
    refuse('tags', {
      id: 'import.reason.tooLong',
      values: { max: 100, length: Math.max(...draft.tags.map((tag) => tag.length)) },
    })
  if (!isKept) data.tags = draft.tags
  if (!isKept && current) changes.push({ field: 'tags', old: old.join('; '), new: draft.tags.join('; ') })
}

/** The collections of a work and the archive of an item, by their titles; those that are not there are made if a rule says so. */
function takePlaces(
  { rules }: Plan,
  draft: Draft,
  current: Current | undefined,
  places: Places,
  data: Data,
  changes: Change[],
  refuse: Refuse
): void {
  const isMade = rules.places === 'create'
  if (draft.collections !== undefined) {
    const old = new Set((current?.collections ?? []).map(folded))
    const joins = draft.collections.filter((title) => !old.has(folded(title)))
    data.collections = joins.flatMap(
      (title) => placeOf(places.collections, title, 'collections', isMade, refuse) ?? []
    )
    if (current && joins.length > 0) {
      changes.push({
        field: 'collections',
        old: current.collections.join('; '),
        new: [...current.collections, ...joins].join('; '),
      })
    }
  }
  if (draft.archive !== undefined && typeof draft.fields.archive_id !== 'number') {
    const place =
      draft.archive === '' ? null : placeOf(places.archives, draft.archive, 'archive', isMade, refuse)
    const old = current?.fields.archive_id ?? null
    if (place !== null && typeof place === 'object') data.archive = place
    else if (!current || old !== place) data.fields.archive_id = place
    if (current && old !== place) changes.push({ field: 'archive', old: textOf(old), new: draft.archive })
  }
}

function takeImage(
  plan: Plan,
  draft: Draft,
  current: Current | undefined,
  places: Places,
  data: Data,
  changes: Change[],
  refuse: Refuse
): void {
  const image = folded(draft.image ?? '')
  const refused = places.refusedImages.get(image)
  if (refused && !plan.rules.leave.includes('image')) refuse('image', refused)
  const given = places.images.get(image)
  if (given && !current?.images.some((each) => each.file === image || isSamePicture(each, given))) {
    data.image = image
    if (current) changes.push({ field: 'image', old: '', new: draft.image ?? '' })
  }
}

/** A file that comes again under the name that it had, with as many bytes and pixels, is the picture that is there. */
function isSamePicture(one: StoredImage, other: StoredImage): boolean {
  const isEqual = one.bytes === other.bytes && one.width === other.width && one.height === other.height
  return isEqual && readablePart(one.file) === readablePart(other.file)
}

/** Characters of a title of a collection or an archive. */
const longestTitle = 300

/** The one of a title: its id, itself if it is to be made, null where it is refused. */
function placeOf(
  known: ReadonlyMap<string, readonly number[]>,
  title: string,
  field: 'collections' | 'archive',
  isMade: boolean,
  refuse: Refuse
): number | NewPlace | null {
  const [found, ...others] = known.get(folded(title)) ?? []
  if (found !== undefined && others.length === 0) return found
  if (found === undefined && isMade && title.length <= longestTitle) return { title }
  const { length } = title
  if (found === undefined && isMade)
    refuse(field, { id: 'import.reason.tooLong', values: { max: longestTitle, length } })
  else {
    const id = field === 'archive' ? 'import.reason.archive' : 'import.reason.collection'
    refuse(field, { id, values: { title, count: others.length + (found === undefined ? 0 : 1) } })
  }
  return null
}

/** What a first movement is that tells a price, an owner or a place, but no status: tables of prices have none. */
const plainStatus: WorkStatus = 'Para registro'

/**
 * A movement is made when the row says something that the last one does not. It takes the rest over from that one, which
 * it has to follow: a line of an earlier day would change nothing of what the work is now.
 */
function takeMovement(
  draft: Draft,
  current: Current | undefined,
  data: Data,
  changes: Change[],
  refuse: Refuse
): void {
  const { movement } = draft
  if (movement === undefined || Object.keys(movement).length === 0) return
  const last = current?.movement ?? null
  const said = Object.entries(movement)
  const differing = said.filter(([field, value]) => readField(last, field) !== value)
  if (differing.length === 0) return
  if (last !== null && movement.date !== undefined && movement.date < last.date) {
    refuse('movement_date', { id: 'import.reason.dayBefore', values: { day: last.date } })
  }
  data.movement = { status: plainStatus, ...worthOf(last), ...movement }
  if (!current) return
  for (const [field, value] of differing) {
    changes.push({
      field: field === 'date' ? 'movement_date' : field,
      old: textOf(readField(last, field)),
      new: textOf(value),
    })
  }
}

/** What a new line repeats of the last, as long as its row says nothing else. */
function worthOf(last: Current['movement']): DraftMovement {
  if (last === null) return {}
  const { status, price, currency, owner, address } = last
  return { status, price, currency, owner, address }
}

function readField(movement: Current['movement'], field: string): Value {
  const values: Readonly<Record<string, Value>> = { ...movement }
  return values[field] ?? null
}

/** Files come in by being uploaded: a table says something of those that are there, and each has its number and its name. */
function checkFile({ key }: Plan, draft: Draft, current: Current | undefined, refuse: Refuse): void {
  if (current) {
    if (draft.cells.file?.trim() !== current.fields.file) refuse('file', { id: 'import.reason.fileOther' })
  } else if (draft.key === '' || key?.field === 'file') refuse('file', { id: 'import.reason.fileUnknown' })
}

/** A record must be called something; in one language is enough, and is then said in both. */
function checkName(
  { kind }: Plan,
  draft: Draft,
  current: Current | undefined,
  data: Data,
  refuse: Refuse
): void {
  const [es, en] = titleFields(kind)
  const isTold = es in draft.fields || en in draft.fields
  if (current && (!isTold || data.fields[es] !== '')) return
  if (draft.faults.some((each) => each.field === es || each.field === en)) return
  if (draft.title !== '') data.fields[es] = draft.title
  else
    refuse(es in draft.cells ? es : en, {
      id: kind === 'artists' ? 'import.reason.nameMissing' : 'import.reason.titleMissing',
    })
  if (kind === 'items' && !current && !('kind' in draft.cells)) data.fields.kind = 'other'
}

/** A value as text: what a person reads in a cell. */
function textOf(value: Value | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
