import { followParts } from '../../packages/ui/src/stories/docs/followParts.ts'
import { type FoundPage, findPages } from './findPages.ts'

/** As many as can be looked through. */
const most = 12

async function search(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input')
  const list = form.querySelector('ul')
  const status = form.querySelector<HTMLElement>('[role="status"]')
  if (!field || !list || !status) return
  const answer = await fetch(form.dataset.search ?? '')
  const pages: FoundPage[] = await answer.json()
  const show = () => {
    const found = findPages(pages, field.value)
    const asked = field.value.trim() !== ''
    const said =
      found.length > 0 ? `${status.dataset.count}: ${found.length}` : (status.dataset.nothing ?? '')
    const items = found.slice(0, most).map((page) => resultOf(page, form.dataset.up ?? ''))
    list.hidden = !asked
    const none = document.createElement('li')
    none.textContent = said
    list.replaceChildren(...(items.length > 0 ? items : [none]))
    status.textContent = asked ? said : ''
  }
  field.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    list.querySelector('a')?.click()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.hidden = true
  })
  show()
}

function resultOf({ title, where, path }: FoundPage, up: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const name = document.createElement('b')
  const place = document.createElement('small')
  link.href = up + path
  name.textContent = title
  place.textContent = where
  link.append(name, place)
  item.append(link)
  return item
}

/** The words of all pages come when somebody begins to ask. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]'))
  form.addEventListener('focusin', () => search(form), { once: true })

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]'))
  button.addEventListener('click', () => {
    const { dataset } = document.documentElement
    const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    dataset.theme = dark ? 'light' : 'dark'
    localStorage.setItem('docs-theme', dataset.theme)
  })

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copied]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement?.querySelector('pre')?.textContent ?? '')
    button.textContent = button.dataset.copied ?? ''
  })
}

/** The numbers of an anatomy go to their parts. */
for (const stage of document.querySelectorAll('[data-story]')) {
  const marks = [...stage.querySelectorAll<HTMLElement>('[data-at]')]
  followParts(
    stage,
    marks.map(({ dataset }) => ({ at: dataset.at ?? '' })),
    (boxes) => {
      for (const [place, mark] of marks.entries()) {
        const box = boxes[place]
        mark.hidden = !box
        for (const [side, length] of Object.entries(box ?? {})) mark.style.setProperty(side, `${length}px`)
      }
    }
  )
}

/** Stories that need a browser come in frames, once the page stands and they are near. */
addEventListener('load', () => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue
        near.unobserve(target)
        const theme = document.documentElement.dataset.theme || 'light'
        target.src = `${target.dataset.src}%3Btheme%3A${theme}`
      }
    },
    { rootMargin: '200px' }
  )
  for (const frame of document.querySelectorAll('iframe[data-src]')) near.observe(frame)
})
