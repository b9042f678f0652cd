/** How full an hour is, in five steps of ink: of a hundred parts. From 72 the number stands in paper. */
export function inkStep(share: number): 2 | 14 | 30 | 72 | 100 {
  if (share < 0.5) return 2
  if (share < 0.65) return 14
  if (share < 0.8) return 30
  return share < 0.95 ? 72 : 100
}
