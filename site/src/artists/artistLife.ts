import type { Artist } from '@gallery/contract'
import { lifeYears } from '@gallery/contract/lifeYears'
import type { LifeLane } from '@gallery/ui'

type Spans = LifeLane['spans']

/** What an artist's record knows of their years, each part empty where it knows none. */
export interface ArtistLife {
  life: Spans
  works: Spans
  archives: Spans
  events: Spans
}

/** Nobody whose birth alone is known is taken for alive after so many years. */
const longestLife = 105

/**
 * The years that a line such as "Rosario, 1921 – Buenos Aires, 2009" names: the whole of a life that goes on until now, the
 * last of one whose beginning is not told.
 */
function lifeSpans(dates: string, thisYear: number): Spans {
  const { born, died } = lifeYears(dates)
  if (born === null) return died === null ? [] : [{ from: died, to: died }]
  if (died !== null) return died < born ? [] : [{ from: born, to: died }]
  const isAlive = thisYear - born < longestLife && born <= thisYear
  return [{ from: born, to: isAlive ? thisYear : born }]
}

/**
 * The years of the works; their decades where there are more works than one page of them says. What may be of a whole
 * century is of none that could be drawn.
 */
function worksSpans({ public_works, public_works_meta: { decades } }: WorksOfArtist): Spans {
  const known = decades.flatMap(({ decade, near }) =>
    typeof decade === 'number' && near > 0 ? [{ from: decade, to: decade + 9 }] : []
  )
  if (known.length > 0) return known
  const years = new Set(public_works.flatMap(({ year }) => (year === null ? [] : [year])))
  return [...years].sort((one, other) => one - other).map((year) => ({ from: year, to: year }))
}
type WorksOfArtist = Pick<Artist, 'public_works' | 'public_works_meta'>

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Spans as far as they are over: nothing was made in years to come. */
function untilNow(spans: Spans, thisYear: number): Spans {
  return spans
    .filter(({ from }) => from <= thisYear)
    .map((span) => ({ ...span, to: Math.min(span.to, thisYear) }))
}

/**
 * A life, and what came of it, by years. Null where it would be one thing alone, which its own words say as well.
 */
export function artistLife(
  artist: WorksOfArtist & Pick<Artist, 'archives' | 'events'>,
  dates: string,
  thisYear: number
): ArtistLife | null {
  const lanes = {
    life: lifeSpans(dates, thisYear),
    works: untilNow(worksSpans(artist), thisYear),
    archives: untilNow(
      artist.archives.flatMap(({ first_year, last_year }) =>
        first_year === null ? [] : [{ from: first_year, to: last_year ?? first_year }]
      ),
      thisYear
    ),
    events: artist.events
      .map(({ from, to, color }) => ({ from: yearOf(from), to: yearOf(to), color }))
      .sort((one, other) => one.from - other.from),
  }
  return Object.values(lanes).filter((spans) => spans.length > 0).length > 1 ? lanes : null
}

/** The first and the last of these years, "1949–1963" or one alone. */
export function yearsOf(spans: Spans): string {
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  return from === to ? String(from) : `${from}–${to}`
}
