import { writeFileSync } from 'node:fs'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const nameOf = ({ title, name }) => escaped(`${title}: ${name}`)
const percent = (share) => (share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`)

/**
 * Writes the page of a visual comparison: before, now and where they differ, the largest difference first.
 *
 * @param file where it goes; the pictures are in the folder `pictures` beside it
 */
export function writePage(file, { compared, differing, added, removed, against }) {
  const list = (title, stories) =>
    stories.length === 0
      ? ''
      : `<h2>${title}</h2><ul>${stories.map((s) => `<li>${nameOf(s)}</li>`).join('')}</ul>`
  const rows = differing.map(({ story, theme, width, share, name }) => {
    const picture = (kind, label) =>
      `<figure><figcaption>${label}</figcaption><a href="pictures/${name}-${kind}.png">` +
      `<img loading="lazy" src="pictures/${name}-${kind}.png" alt="${nameOf(story)}, ${label}"></a></figure>`
    return `<section><h2>${nameOf(story)}</h2><p>${width} px, ${theme}, ${percent(share)}</p><div>
${picture('before', 'Before')}${picture('now', 'Now')}${picture('marked', 'Where')}</div></section>`
  })
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual review</title>
<style>
body { margin: 2rem; font: 1rem/1.5 Archivo, Helvetica, Arial, sans-serif; color: #141414 }
section { border-top: 1px solid #141414; margin-top: 2rem }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
figure { margin: 0 } figcaption { font-weight: 700 }
img { max-width: 100%; border: 1px solid #dcdcd8 }
h2 { margin: .75rem 0 0; font-size: 1.25rem } p { margin: 0 0 .75rem }
</style>
<h1>Visual review against ${escaped(against)}</h1>
<p>${compared} pictures compared, ${differing.length} differ. New stories: ${added.length}, gone: ${removed.length}.</p>
${list('New stories', added)}
${list('Gone', removed)}
${rows.join('\n')}
</html>
`
  )
}
