import type { ClosedDay, ClosedRun } from './closedDay.ts'
import { addDays } from './days.ts'

/** The closed days that are worth a word, those in a row with the same reason together; in order. */
export function closedRuns(days: readonly ClosedDay[]): ClosedRun[] {
  const runs: ClosedRun[] = []
  for (const { day, ...why } of days) {
    if (why.why === 'weekday') continue
    const run = runs.at(-1)
    if (run?.why === why.why && run.reason === why.reason && addDays(run.to, 1) === day) run.to = day
    else runs.push({ from: day, to: day, ...why })
  }
  return runs
}
