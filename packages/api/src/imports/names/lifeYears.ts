import type { LifeYears } from '@gallery/contract/lifeYears'

/** Years by which texts that say `about` may differ. */
const leeway = 5

/** Whether a text told any year. */
export function hasYears({ born, died }: LifeYears): boolean {
  return born !== null || died !== null
}

/** Whether two may be the same person's: what both tell is the same. */
export function agree(one: LifeYears, other: LifeYears): boolean {
  const allowed = one.isAbout || other.isAbout ? leeway : 0
  const isNear = (a: number | null, b: number | null) =>
    a === null || b === null || Math.abs(a - b) <= allowed
  return isNear(one.born, other.born) && isNear(one.died, other.died)
}
