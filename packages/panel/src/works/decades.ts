/** Years from and to which a filter goes, both among them; undefined where it is open. */
interface Years {
  from: number | undefined
  to: number | undefined
}

const first = 1900

/** The decades that a gallery chooses from, each by its first year, the present one last. */
export function decades(now: number): number[] {
  const count = Math.floor((now - first) / 10) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * 10)
}

/** The decades that a filter covers; none where it begins or ends within one. */
export function decadesIn({ from, to }: Years, now: number): Set<string> {
  if (from === undefined || to === undefined || from % 10 !== 0 || to % 10 !== 9) return new Set()
  return new Set(
    decades(now)
      .filter((decade) => decade >= from && decade < to)
      .map(String)
  )
}

/** The years from the first to the last of some decades, those between among them. */
export function yearsOf(chosen: ReadonlySet<string>): Years {
  const years = [...chosen].map(Number)
  if (years.length === 0) return { from: undefined, to: undefined }
  return { from: Math.min(...years), to: Math.max(...years) + 9 }
}
