import { type ArtistBook, isCalled, isReason, type Known, mayBe } from './artistBook.ts'
import { folded } from './cells/words.ts'
import { cellText } from './cellText.ts'
import type { Current } from './current.ts'
import type { Reason } from './faults.ts'
import type { ArtistRef, NewPlace } from './judged.ts'
import { type Judging, noteChange, refuse } from './judging.ts'

/** Artists of a work or an item that a row may name at most. */
const mostArtists = 100
/** Characters of a tag. */
const longestTag = 100
/** Characters of a title of a collection or an archive. */
const longestTitle = 300

/** The artists that a row names: those that are there, and those to be made. */
export function judgeArtists(judging: Judging): void {
  const { plan, draft, current, known, data } = judging
  const { kind, rules } = plan
  const { artists: names } = draft
  if (names === undefined || isToldById(judging, names)) return
  const isWork = kind === 'works'
  const field = isWork ? 'artist' : 'artists'
  const old = current?.artists ?? []
  const meant = isWork && rules.several_artists === 'first' ? names.slice(0, 1) : names
  const { length: count } = meant
  if (isWork && count > 1) {
    refuse(judging, field, { id: 'import.reason.artistsSeveral', values: { count } })
    return
  }
  if (count > mostArtists) {
    refuse(judging, field, { id: 'import.reason.tooMany', values: { max: mostArtists, count } })
    return
  }
  const isKept =
    count === old.length && old.every((artist, at) => staysWith(artist, meant[at] ?? '', known.book))
  if (isKept || (rules.fill_only && old.length > 0)) return
  const refs: ArtistRef[] = []
  for (const name of meant) {
    const found = askOf(judging, name) ?? known.book.find(name, rules)
    if (isReason(found)) refuse(judging, field, found)
    else refs.push(found)
  }
  // Chosen may be who is there, whatever the cell calls them.
  if (refs.length === old.length && refs.every((ref, at) => 'id' in ref && ref.id === old[at]?.id)) return
  data.artists = refs
  const named = refs.map((ref) => ('id' in ref ? (known.book.byId(ref.id)?.display ?? '') : ref.name))
  noteChange(judging, {
    field,
    old: old.map((artist) => artist.display).join('; '),
    new: named.join('; '),
  })
}

/**
 * Whether the id beside it tells who the artist of a work is, whatever the name says: it leads to somebody else than is
 * there, or the name is empty, may mean who is there, or is what they were called when the table was exported. A name that
 * was written anew beside an id that was not counts.
 */
function isToldById(judging: Judging, [name = '']: readonly string[]): boolean {
  const { draft, known } = judging
  const { artist_id } = draft.fields
  if (typeof artist_id !== 'number') return false
  const old = holderOf(judging)
  if (old === undefined || name === '' || draft.cells.artist?.trim() === old.display) return true
  if (!isOpen(judging, name)) return false
  const mayMean = known.book.candidates(name, null).some(({ id }) => id === artist_id)
  return mayMean || known.wasCalled('artist', artist_id, name)
}

/** The artist of a work whose id the row still has. */
function holderOf({ draft, current }: Judging): Known | undefined {
  return current?.artists.find(({ id }) => id === draft.fields.artist_id)
}

/** Whether nobody is meant by a name beyond doubt, and nobody has chosen who is. */
function isOpen({ plan, known }: Judging, name: string): boolean {
  return plan.rules.choices[name] === undefined && known.book.sure(name) === null
}

/**
 * Why it has to be asked who is meant by a name that nobody bears for certain beside an id that stayed: who has the id,
 * under another name, or somebody else. Null where it has not to be.
 */
function askOf(judging: Judging, name: string): Reason | null {
  const holder = holderOf(judging)
  if (holder === undefined || !isOpen(judging, name)) return null
  const reason = mayBe(name, [holder, ...judging.known.book.candidates(name, null)])
  return { ...reason, values: { ...reason.values, holder: holder.id } }
}

/** Whether a cell names the artist who is there: one of two namesakes too, but not where it names somebody else better. */
function staysWith(artist: Current['artists'][number], name: string, book: ArtistBook): boolean {
  return isCalled(artist, name) && (book.sure(name)?.id ?? artist.id) === artist.id
}

/** The tags of an item. */
export function judgeTags(judging: Judging): void {
  const {
    draft: { tags },
    current,
    data,
  } = judging
  if (tags === undefined) return
  const old = current?.tags ?? []
  const isKept = old.map(folded).join('\n') === tags.map(folded).join('\n')
  const length = Math.max(0, ...tags.map((tag) => tag.length))
  if (length > longestTag)
    refuse(judging, 'tags', { id: 'import.reason.tooLong', values: { max: longestTag, length } })
  if (isKept) return
  data.tags = tags
  noteChange(judging, { field: 'tags', old: old.join('; '), new: tags.join('; ') })
}

/** The collections of a work and the archive of an item, by their titles; those that are not there are made if a rule says so. */
export function judgePlaces(judging: Judging): void {
  joinCollections(judging)
  moveToArchive(judging)
}

function joinCollections(judging: Judging): void {
  const { draft, current, data } = judging
  if (draft.collections === undefined) return
  const old = current?.collections ?? []
  const isIn = new Set(old.map(folded))
  const joins = draft.collections.filter((title) => !isIn.has(folded(title)))
  data.collections = joins.flatMap((title) => placeOf(judging, 'collections', title) ?? [])
  if (joins.length === 0) return
  noteChange(judging, {
    field: 'collections',
    old: old.join('; '),
    new: [...old, ...joins].join('; '),
  })
}

function moveToArchive(judging: Judging): void {
  const { draft, current, data } = judging
  if (draft.archive === undefined || isPlacedById(judging, draft.archive)) return
  const place = draft.archive === '' ? null : placeOf(judging, 'archive', draft.archive)
  const old = current?.fields.archive_id ?? null
  if (place !== null && typeof place === 'object') data.archive = place
  else if (!current || old !== place) data.fields.archive_id = place
  if (old !== place) noteChange(judging, { field: 'archive', old: cellText(old), new: draft.archive })
}

/**
 * As for artists: whether the id tells which archive it is. That of one in the bin, which no title finds, does. What
 * becomes of a title that none has or had is what the rule for places says.
 */
function isPlacedById({ plan, draft, current, known }: Judging, title: string): boolean {
  const { archive_id } = draft.fields
  if (typeof archive_id !== 'number') return false
  if (archive_id !== current?.fields.archive_id || title === '' || plan.rules.fill_only) return true
  const { archives, archiveIds } = known.places
  const found = archives.get(folded(title)) ?? []
  if (!archiveIds.has(archive_id) || found.includes(archive_id)) return true
  return found.length !== 1 && known.wasCalled('archive', archive_id, title)
}

/** The one of a title: its id, itself if it is to be made, null where it is refused. */
function placeOf(
  judging: Judging,
  field: 'collections' | 'archive',
  title: string
): number | NewPlace | null {
  const { plan, known } = judging
  const isMade = plan.rules.places === 'create'
  const isArchive = field === 'archive'
  const { archives, collections } = known.places
  const [found, ...others] = (isArchive ? archives : collections).get(folded(title)) ?? []
  if (found !== undefined && others.length === 0) return found
  if (found === undefined && isMade && title.length <= longestTitle) return { title }
  const { length } = title
  if (found === undefined && isMade)
    refuse(judging, field, { id: 'import.reason.tooLong', values: { max: longestTitle, length } })
  else {
    const id = isArchive ? 'import.reason.archive' : 'import.reason.collection'
    const count = others.length + (found === undefined ? 0 : 1)
    refuse(judging, field, { id, values: { title, count } })
  }
  return null
}
