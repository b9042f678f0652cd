const milliseconds = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Milliseconds of a duration as people write it: `90s`, `30m`, `2h`, `7d`. Undefined when it is not one. */
export function parseDuration(text: string): number | undefined {
  const found = /^(\d+)\s*([smhd])$/.exec(text.trim())
  if (!found) return undefined
  const [, count, unit] = found
  const size = unit === 's' || unit === 'm' || unit === 'h' || unit === 'd' ? milliseconds[unit] : 0
  return Number(count) * size
}
