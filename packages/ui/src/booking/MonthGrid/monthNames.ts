/** Fewer days of a month than these stand in a window only to make its weeks whole. */
const worthNaming = 7

/** The months that days in order show, 'YYYY-MM': those of which they show more than the end of a week. */
export function monthsOf(days: readonly string[]): string[] {
  const months = days.map((day) => day.slice(0, 7))
  return [...new Set(months)].filter((month) => months.filter((each) => each === month).length >= worthNaming)
}
