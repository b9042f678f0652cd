const signs = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Fetches the site's own script once the page shows what it opens with: after its first picture, whose bytes it would
 * share the line with, or as soon as the visitor does anything. It stands in the page as a plain script, with the
 * addresses of the others in its `data-`.
 */
function start({ entry = '', modules = '' }: DOMStringMap): void {
  const picture = document.querySelector('img[fetchpriority="high"]')
  const begun = new AbortController()
  const once = { signal: begun.signal }

  function begin(): void {
    begun.abort()
    for (const href of modules.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }

  if (!(picture instanceof HTMLImageElement) || picture.complete) {
    begin()
    return
  }
  for (const end of ['load', 'error']) picture.addEventListener(end, begin, once)
  for (const sign of signs) addEventListener(sign, begin, { ...once, passive: true })
}

if (document.currentScript) start(document.currentScript.dataset)
