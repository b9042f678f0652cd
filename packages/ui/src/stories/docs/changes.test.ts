import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const changelog = '# @gallery/ui\n\n## 1.0.0\n\n- First.\n'

test('what waits for the next version stands above what was published', () => {
  const changeset = '---\n"@gallery/ui": minor\n---\n\n`Button` can wait\nand says so.\n'
  expect(changesIn(changelog, [changeset], 'Coming')).toBe(
    '## Coming\n\n- `Button` can wait and says so.\n\n## 1.0.0\n\n- First.\n'
  )
})

test('without anything that waits there is the changelog alone', () => {
  expect(changesIn(changelog, [], 'Coming')).toBe('## 1.0.0\n\n- First.\n')
})
