/** When somebody lived, as far as a text tells: years, and whether they are only about right. */
export type LifeYears = { born: number | null; died: number | null; isAbout: boolean }

/** Years by which texts that say `about` may differ. */
const leeway = 5

/** Reads `1828-1882`, `b. 1930`, `Rosario, 1921 - Buenos Aires, 2004`; of when somebody worked it tells nothing. */
export function lifeYears(text: string): LifeYears {
  const isAbout = /(?:^|[^\p{L}])(?:c|ca|circa|hacia|h|um|vers)(?!\p{L})|\?/iu.test(text)
  const tellsOther =
    /(?:^|[^\p{L}])(?:fl|act|active|activ[oa]|aktiv|tätig|floruit|siglo|century|[ab]\.?\s?c|bce)(?!\p{L})/iu
  if (tellsOther.test(text)) return { born: null, died: null, isAbout }
  const short = /(\d{2})(\d{2})\s*[-–—/]\s*(\d{2})(?![\d-])/.exec(text)
  const years = short
    ? [Number(`${short[1]}${short[2]}`), Number(`${short[1]}${short[3]}`)]
    : [...text.matchAll(/(?<!\d)\d{3,4}(?!\d)/g)].map(([year]) => Number(year))
  const [first = null, ...more] = years
  const last = more.at(-1) ?? null
  const isDeath =
    last === null && /^\s*(?:[-–—†]|(?:d|m|died|murió|muert[oa]|fallecid[oa]|gest)(?!\p{L}))/iu.test(text)
  return isDeath ? { born: null, died: first, isAbout } : { born: first, died: last, isAbout }
}

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
