import { eventHref, sameHours, translated } from '@gallery/contract/plain'
import { dayLists } from './days.ts'
import { element, headingAt } from './element.ts'
import { linkTo } from './linkTo.ts'
import { partyStepper } from './party.ts'
import type { Reading, Times } from './readTimes.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

export interface View {
  root: HTMLElement
  /** Says that something is being read. */
  wait: () => void
  /** `again`: what was shown before stays where nothing could be read. */
  show: (reading: Reading, people: number, again: boolean) => void
}

interface Presses {
  onStep: (step: 1 | -1) => void
  onRetry: () => void
}

/** What the element shows: title, how many come, a sentence where there are no times, and the times. */
export function viewOf(settings: Settings, { onStep, onRetry }: Presses): View {
  const says = words[settings.language]
  const title = element('div', {})
  const party = partyStepper(says, onStep)
  const status = element('p', { role: 'status', class: 'note' }, says.loading)
  const body = element('div', {})
  const root = element('section', { lang: settings.language }, title, party.root, status, body)
  /** What is shown, as it was read: the same again moves nothing. */
  let shown = ''
  let most = 1

  return {
    root,
    wait: () => root.setAttribute('aria-busy', 'true'),
    show: (reading, people, again) => {
      root.setAttribute('aria-busy', 'false')
      const wanted = JSON.stringify([reading, people])
      const isFailed = !reading.times && reading.failure === 'failed'
      if (wanted === shown || (again && isFailed && shown !== '')) return
      shown = wanted
      const { times } = reading
      if (times) title.replaceChildren(titleOf(times, settings))
      if (times) most = settings.choosesPeople && times.requires_registration ? times.largest_party : 1
      party.show(people, most)
      status.textContent = sentenceOf(reading, settings, people)
      keepFocus(body, title, () => {
        if (times) body.replaceChildren(...partsOf(times, settings, people))
        else body.replaceChildren(...waysOn(reading, settings, onRetry))
      })
    },
  }
}

function titleOf(event: Times, settings: Settings): HTMLElement {
  const { text, lang } = translated(event, 'title', settings.language)
  const link = linkTo(eventHref(event, settings.language), settings, text)
  return element(headingAt(settings.heading), { class: 'title', lang }, link)
}

/** What is said in the place of times, or nothing where there are some. */
function sentenceOf(reading: Reading, { language }: Settings, people: number): string {
  const says = words[language]
  if (!reading.times) return says[reading.failure]
  if (!reading.times.requires_registration) return says.walkIn
  return reading.times.days.length > 0 ? '' : says.none(people)
}

function partsOf(times: Times, settings: Settings, people: number): HTMLElement[] {
  const says = words[settings.language]
  if (times.days.length === 0) {
    return [note(linkTo(eventHref(times, settings.language), settings, says.toEvent))]
  }
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = sameHours(own, times.time_zone, new Date()) ? [] : [note(says.otherClock)]
  return [...clock, ...dayLists(times, settings, people)]
}

/** What can be done without times: to try again, or to go to the gallery. */
function waysOn(reading: Reading, settings: Settings, onRetry: () => void): HTMLElement[] {
  const { language, event } = settings
  const says = words[language]
  if (!reading.times && reading.failure === 'missing') {
    return [note(linkTo(`/${language}`, settings, says.toGallery))]
  }
  const retry = element('button', { type: 'button' }, says.retry)
  retry.addEventListener('click', onRetry)
  return [retry, note(linkTo(`/${language}/events/${event}`, settings, says.toEvent))]
}

function note(child: Node | string): HTMLElement {
  return element('p', { class: 'note' }, child)
}

/** Who had the focus on a time keeps it there; where that is gone, it goes to the title, not to the top of the page. */
function keepFocus(body: HTMLElement, title: HTMLElement, change: () => void): void {
  const focused = body.querySelector(':focus')
  const slot = focused?.getAttribute('data-slot')
  change()
  if (!focused) return
  const same = slot ? body.querySelector<HTMLElement>(`[data-slot="${slot}"]`) : null
  const next = same ?? body.querySelector<HTMLElement>('button') ?? title.querySelector('a')
  next?.focus({ preventScroll: true })
}
