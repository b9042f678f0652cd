import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { renderToString } from 'react-dom/server'
import { House } from './House.tsx'

// The last step of `npm run build`: each page is written as a file, whole before any script has run.
const template = await readFile('dist/index.html', 'utf8')
for (const path of ['/', '/admin/works/']) {
  await mkdir(`dist${path}`, { recursive: true })
  const page = renderToString(<House path={path} />)
  await writeFile(
    `dist${path}index.html`,
    template.replace('<!--page-->', () => page)
  )
}
