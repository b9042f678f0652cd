const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const

/** Milliseconds from the page's last file to its scripts: what has come is drawn first. */
const pause = 300

/**
 * Fetches the site's own script when all else of the page is there and drawn, so that it shares line and processor with
 * nothing that is seen, or as soon as the visitor does anything. A page that is nothing without scripts (`data-now`) does
 * not wait. It stands in the page as a plain script, with the addresses of the others in its `data-`.
 */
function start({ entry = '', modules = '', now }: DOMStringMap): void {
  const begun = new AbortController()
  const { signal } = begun

  function begin(): void {
    if (signal.aborted) return
    begun.abort()
    for (const href of modules.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }
  const beginSoon = () => setTimeout(begin, pause)

  if (now !== undefined) begin()
  else if (document.readyState === 'complete') beginSoon()
  else addEventListener('load', beginSoon, { signal })
  for (const sign of signs) addEventListener(sign, begin, { signal, passive: true })
}

if (document.currentScript) start(document.currentScript.dataset)
