/** How much may be asked: `burst` at once, and from then on what comes back each second. */
export type ReadRate = { burst: number; perSecond: number }

/** How many visitors are remembered; of whom nothing was heard for longest is forgotten first. */
const remembered = 20_000

interface Allowance {
  left: number
  /** When `left` was right, in milliseconds of the clock. */
  at: number
}

/**
 * What each visitor may still ask, kept by this process alone: what it protects is this process's time, and a row that is
 * written for each read would cost as much as many of them.
 *
 * @param now milliseconds of a clock that only goes forward.
 * @returns takes `cost` from what a visitor has left; 0 when there was enough, else the whole seconds until there will be.
 */
export function allowances(
  { burst, perSecond }: ReadRate,
  now: () => number = () => performance.now()
): (visitor: string, cost: number) => number {
  const known = new Map<string, Allowance>()
  return (visitor, cost) => {
    const at = now()
    const before = known.get(visitor) ?? { left: burst, at }
    const left = Math.min(burst, before.left + ((at - before.at) / 1_000) * perSecond)
    const isEnough = left >= cost
    // The newest last.
    known.delete(visitor)
    known.set(visitor, { left: isEnough ? left - cost : left, at })
    for (const oldest of known.keys()) {
      if (known.size <= remembered) break
      known.delete(oldest)
    }
    return isEnough ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond))
  }
}
