import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textIds } from './textIds.ts'

const kit = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

test('the texts of an entry are those of what it shows, and of what opens there, and not another’s', () => {
  const ids = textIds(kit('index.ts'))
  expect(ids).toContain('timelineGrid.today')
  expect(ids).toContain('header.close')
  expect(ids).not.toContain('appShell.menu')
  expect(textIds(kit('admin.ts'))).toContain('appShell.menu')
})
