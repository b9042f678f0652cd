/** The years that something took, both of them part of it. */
export interface Years {
  from: number
  to: number
}

/** A scale of years, from its first to the one after its last, in per cent of its length. */
interface LifeAxis {
  /** The years that are written over it. */
  ticks: number[]
  /** Where a year begins. */
  at: (year: number) => number
  /** Whether a year that is written has no space on a phone whose letters are large: beside another, or before the end. */
  isTight: (year: number) => boolean
}

/** No more years than these are written: they have to stand beside each other on a phone. */
const mostTicks = 6

/** The scale that holds all these years, whole decades long; null without any. */
export function lifeAxis(years: readonly Years[]): LifeAxis | null {
  if (years.length === 0) return null
  const first = Math.floor(Math.min(...years.map(({ from }) => from)) / 10) * 10
  const last = Math.ceil((Math.max(...years.map(({ to }) => to)) + 1) / 10) * 10
  const step = [10, 20, 50, 100].find((each) => (last - first) / each <= mostTicks) ?? 200
  const start = Math.ceil(first / step) * step
  const ticks: number[] = []
  for (let year = start; year < last; year += step) ticks.push(year)
  const at = (year: number) => ((year - first) / (last - first)) * 100
  return { ticks, at, isTight: (year) => ticks.indexOf(year) % 2 === 1 || at(year) > 75 }
}
