/** A media range of an `Accept` header, as `text/*;q=0.8`, with how much it is wanted. */
interface Range {
  type: string
  weight: number
}

/**
 * Which of the types that there are is wanted most (RFC 9110 §12.5.1); of two that are wanted alike the first. Who says
 * nothing, or wants none of them, gets the first.
 */
export function wantedType<Type extends string>(
  accept: string | undefined,
  types: readonly [Type, ...Type[]]
): Type {
  const ranges = (accept ?? '').split(',').map(rangeOf)
  const [best] = types
    .map((type) => ({ type, weight: weightOf(type, ranges) }))
    .toSorted((one, other) => other.weight - one.weight)
  return best && best.weight > 0 ? best.type : types[0]
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return { type, weight: Number.isFinite(weight) ? weight : 0 }
}

/** The range that names a type most closely says how much it is wanted. */
function weightOf(type: string, ranges: readonly Range[]): number {
  const [group] = type.split('/')
  const names = [type, `${group}/*`, '*/*']
  for (const name of names) {
    const range = ranges.find((each) => each.type === name)
    if (range) return range.weight
  }
  return 0
}
