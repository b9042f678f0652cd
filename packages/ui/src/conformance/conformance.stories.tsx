import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, waitFor } from 'storybook/test'
import { catalogues, type StoryLanguage, storyLanguage, storyTimeZone } from '../stories/say.ts'
import { eventsHeard, handlersNotTaken } from './events.ts'
import { classOnly, loadParts, type Part, withoutRoot } from './parts.ts'

/** What holds for every component of the kit; axe looks at each in its own stories. */
const meta = {
  title: 'Conformidad',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Todas las partes, una por una.</p>,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const parts = await loadParts()
const className = 'conformance-class'
const testId = 'conformance-rest'
const id = 'conformance-id'

/** The page around a part; calls `onReady` when it stands and has come alive. */
function Around({
  language,
  onReady,
  children,
}: {
  language: StoryLanguage
  onReady?: () => void
  children: ReactNode
}) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
      {children}
    </IntlProvider>
  )
}

/** Does something with a part in a place of its own on the page, and tidies up. */
async function onPage<Outcome>(
  start: (place: HTMLElement, onReady: () => void) => Root,
  look: () => Promise<Outcome>
) {
  const place = document.body.appendChild(document.createElement('div'))
  let root: Root | undefined
  await new Promise<void>((resolve) => {
    root = start(place, resolve)
  })
  const outcome = await look()
  root?.unmount()
  place.remove()
  return outcome
}

/** What is wrong with a component's root: where its class, its rest props and its ref come out, and what it hears. */
function faultsOfRoot({ name, element }: Part, language: StoryLanguage): Promise<string[]> {
  let reached: Element | null = null
  const ref = (found: Element | null) => {
    reached = found ?? reached
  }
  const heard = new Set<string>()
  const handlers = Object.fromEntries(
    Object.keys(eventsHeard).map((handler) => [handler, () => void heard.add(handler)])
  )
  const start = (place: HTMLElement, onReady: () => void) => {
    const root = createRoot(place)
    root.render(
      <Around language={language} onReady={onReady}>
        {element({ id, className, 'data-testid': testId, ref, disabled: false, ...handlers })}
      </Around>
    )
    return root
  }
  return onPage(start, async () => {
    const find = () => [...document.querySelectorAll(`.${className}`)]
    const isIdentified = () => classOnly.includes(name) || document.getElementById(id) !== null
    // What comes with a delay, or in a portal, comes after the page.
    await waitFor(() => expect(find().length > 0 && isIdentified()).toBe(true)).catch(() => {})
    const styled = find()
    if (classOnly.includes(name)) return styled.length === 1 ? [] : [`${name}: className has no one place`]
    const given = [...document.querySelectorAll(`[data-testid="${testId}"]`)]
    // A field gives its class to the box around it and everything else to the control, as its docs say.
    const isControl = given[0]?.matches('input, select, textarea, form, [role]')
    const isRoot = styled[0]?.contains(given[0] ?? null) && (styled[0] === given[0] || isControl)
    for (const happen of Object.values(eventsHeard)) given[0]?.dispatchEvent(happen())
    const unheard = Object.keys(handlers).filter(
      (handler) => !heard.has(handler) && !handlersNotTaken[name]?.includes(handler)
    )
    const faults = [
      styled.length === 1 ? '' : `className reaches ${styled.length} elements`,
      given.length === 1 ? '' : `rest props reach ${given.length} elements`,
      reached !== null && reached === given[0] ? '' : 'the ref does not reach the element of the rest props',
      isRoot ? '' : 'className is not on the root',
      isIdentified() ? '' : 'no element has the id',
      unheard.length === 0 ? '' : `not called: ${unheard.join(', ')}`,
    ]
    return faults.filter(Boolean).map((fault) => `${name}: ${fault}`)
  })
}

/** What React complains of when a component's server HTML becomes alive. */
async function faultsOfHydration({ name, element }: Part, language: StoryLanguage): Promise<string[]> {
  const faults: string[] = []
  const page = (onReady?: () => void) => (
    <Around language={language} onReady={onReady}>
      {element()}
    </Around>
  )
  const { error } = console
  console.error = (...words: unknown[]) => faults.push(`${name}: ${words.join(' ').slice(0, 400)}`)
  const start = (place: HTMLElement, onReady: () => void) => {
    place.innerHTML = renderToString(page())
    return hydrateRoot(place, page(onReady), {
      onRecoverableError: (problem) => faults.push(`${name}: ${problem}`),
    })
  }
  await onPage(start, () => Promise.resolve())
  console.error = error
  return faults
}

/** A press leads nowhere, and sends no form. */
const leadsNowhere = (event: Event) => event.preventDefault()

/** Class, id, rest props and ref reach the root of every component, and every handler that is given is called. */
export const Roots: Story = {
  play: async ({ globals }) => {
    const faults: string[] = []
    window.addEventListener('click', leadsNowhere, true)
    for (const part of parts.filter(({ name }) => !withoutRoot.includes(name))) {
      faults.push(...(await faultsOfRoot(part, storyLanguage(globals))))
    }
    window.removeEventListener('click', leadsNowhere, true)
    await expect(faults).toEqual([])
  },
}

/** The server's HTML of every component comes alive without a warning. */
export const Hydration: Story = {
  play: async ({ globals }) => {
    const faults: string[] = []
    for (const part of parts) faults.push(...(await faultsOfHydration(part, storyLanguage(globals))))
    await expect(faults).toEqual([])
  },
}
