const round = (value: number) => Number(value.toFixed(3))

/** How much of the page its stage has in wide windows, within the margins of the stage: in vw, and in pixels at most. */
const stages = { work: { vw: 53, px: 738 }, item: { vw: 45.6, px: 656 } }

/** A record whose pictures have a stage. */
export type Staged = keyof typeof stages

/**
 * How wide a picture is drawn on the stage of a record's page, for the browser to choose a file: whole within 86 % of the
 * stage, which is 78 % of the window high.
 */
export function stageSizes({ width, height }: { width: number; height: number }, staged: Staged): string {
  const { vw, px } = stages[staged]
  const ratio = round(width / height)
  return `(min-width: 1088px) min(${vw}vw, ${px}px, clamp(523px, 67vh, 751px) * ${ratio}), min(79vw, 360px * ${ratio})`
}
