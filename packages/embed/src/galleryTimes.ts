import { readTimes } from './readTimes.ts'
import { attributes, type Settings, settingsOf } from './settings.ts'
import { styles } from './styles.ts'
import { type View, viewOf } from './view.ts'

const script = document.currentScript
/** Where the gallery is: where this script came from, which only a script without `type="module"` knows. */
const source =
  script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : location.origin

/**
 * `<gallery-times event="12" lang="es">`: the free times of an event on any page, each a link to the gallery's own page,
 * where it is booked. docs/embedding.md tells of its attributes and of what a page may set.
 */
class GalleryTimes extends HTMLElement {
  static observedAttributes = attributes

  readonly #root = this.attachShadow({ mode: 'open' })
  /** What is there while the element stands in a page. */
  #drawn: { settings: Settings; view: View } | undefined
  #people = 1
  /** Ends what the element listens to. */
  #away = new AbortController()
  /** Gives up the reading under way. */
  #reading = new AbortController()

  connectedCallback(): void {
    // Not a `<style>`: a page's content policy need not allow it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    this.#root.adoptedStyleSheets = [sheet]
    this.#away = new AbortController()
    const { signal } = this.#away
    document.addEventListener('visibilitychange', () => document.hidden || this.#read({ again: true }), {
      signal,
    })
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#away.abort()
    this.#reading.abort()
    this.#drawn = undefined
  }

  attributeChangedCallback(): void {
    if (this.#drawn) this.#draw()
  }

  #draw(): void {
    const settings = settingsOf(this, source)
    const view = viewOf(settings, {
      onStep: (step) => {
        this.#people += step
        this.#read()
      },
      onRetry: () => this.#read(),
    })
    this.#people = settings.people
    this.#drawn = { settings, view }
    this.#root.replaceChildren(view.root)
    this.#read()
  }

  /** Reads and shows; `again` what is shown already, which stays where the gallery does not answer. */
  #read({ again = false } = {}): void {
    if (!this.#drawn) return
    const { settings, view } = this.#drawn
    const people = this.#people
    this.#reading.abort()
    this.#reading = new AbortController()
    const { signal } = this.#reading
    view.wait()
    void readTimes(settings, people, signal).then((reading) => {
      if (reading !== 'given up') view.show(reading, people, again)
    })
  }
}

if (!customElements.get('gallery-times')) customElements.define('gallery-times', GalleryTimes)
