/** A day, month or year in its parts, as ISO 8601 has it: `1951-03-12`, `1951-03`, `0951`. */
export function isoDate(parts: readonly (number | undefined)[]): string {
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}
