import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textIds } from './textIds.ts'

const kit = (file: string) => fileURLToPath(new URL(`../../packages/ui/src/${file}`, import.meta.url))

test('visitors get the texts of what they may see, and of what opens there, and not the panel’s', () => {
  const ids = textIds(kit('index.ts'))
  expect(ids).toContain('timelineGrid.today')
  expect(ids).toContain('header.close')
  expect(ids).not.toContain('appShell.menu')
  expect(textIds(kit('admin.ts'))).toContain('appShell.menu')
})
