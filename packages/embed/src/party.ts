import { element } from './element.ts'
import type { Words } from './words.ts'

export interface Party {
  root: HTMLElement
  /** Shows a number, of `most` at most; nothing where everybody comes by themselves. */
  show: (people: number, most: number) => void
}

/** How many come, with a button on each side. The ends stay reachable, so that the focus is not lost there. */
export function partyStepper(words: Words, onStep: (step: 1 | -1) => void): Party {
  const fewer = element('button', { type: 'button', 'aria-label': words.fewer }, '−')
  const more = element('button', { type: 'button', 'aria-label': words.more }, '+')
  const output = element('output', {})
  for (const [button, step] of [
    [fewer, -1],
    [more, 1],
  ] as const) {
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') onStep(step)
    })
  }
  const root = element(
    'div',
    { class: 'party', role: 'group', 'aria-label': words.howMany },
    fewer,
    output,
    more
  )
  root.hidden = true
  return {
    root,
    show: (people, most) => {
      root.hidden = most < 2
      output.textContent = words.people(people)
      fewer.setAttribute('aria-disabled', String(people <= 1))
      more.setAttribute('aria-disabled', String(people >= most))
    },
  }
}
