import { longestWindow } from '@gallery/contract'
import { addDays, daysBetween } from '@gallery/contract/plain'

/** Days as the agenda is asked for them: the first, and how many. */
interface SlotWindow {
  from: string
  days: number
}

/** The longest window that the agenda answers: half of it before a day, but none of it before `first`. */
export function windowAround(day: string, first: string): SlotWindow {
  const [, from = first] = [first, addDays(day, -longestWindow / 2)].toSorted()
  return { from, days: longestWindow }
}

/**
 * The days of an event whose slots are shown: all, and a week for slots after its end. Of one that is too long for an
 * answer those around today, or its nearest where today is not in it.
 */
export function slotWindow(event: { from: string; to: string }, today: string): SlotWindow {
  const last = addDays(event.to, 7)
  const whole = daysBetween(event.from, last)
  if (whole <= longestWindow) return { from: event.from, days: whole }
  // Not so late that days after its end would take the place of some before it.
  const [middle = today] = [today, addDays(last, 1 - longestWindow / 2)].toSorted()
  return windowAround(middle, event.from)
}
