/**
 * Whether a row of measurements rises over time. Robust against single ones that are far out: the slope is the median of
 * the slopes between each two (Theil and Sen), and whether there is one at all is asked by how many of the pairs rise
 * (Mann and Kendall).
 *
 * @returns `growth`, what the slope comes to from the first to the last as a share of the median; `z`, by how many standard
 *   deviations more pairs rise than would if there were no order in them
 */
export function trendOf(values) {
  const slopes = []
  let rises = 0
  for (const [at, value] of values.entries()) {
    for (const [between, later] of values.slice(at + 1).entries()) {
      slopes.push((later - value) / (between + 1))
      rises += Math.sign(later - value)
    }
  }
  const count = values.length
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18)
  const middle = median(values)
  return {
    growth: count < 2 || middle === 0 ? 0 : (median(slopes) * (count - 1)) / middle,
    z: deviation === 0 ? 0 : (rises - Math.sign(rises)) / deviation,
  }
}

/** How sure one has to be that a row rises: one in a hundred rows without any order does. */
const sure = 2.33

/** Whether a row is flat: it does not surely rise, or by less than that share of its median from end to end. */
export function isFlat(values, share) {
  const { growth, z } = trendOf(values)
  return z < sure || growth < share
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
