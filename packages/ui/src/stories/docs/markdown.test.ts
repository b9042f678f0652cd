import { expect, test } from 'vitest'
import { readLine, readMarkdown } from './markdown.ts'

test('headings, paragraphs, lists, tables, code and stories are read in order', () => {
  const source = `# Colour

Ink on
paper.

- one
- two
  goes on

1. first

| what | how |
|---|---|
| a | \`b\` |

\`\`\`tsx
const a = 1

const b = 2
\`\`\`

\`\`\`story
Themes
\`\`\`
`
  expect(readMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, text: 'Colour' },
    { kind: 'paragraph', text: 'Ink on paper.' },
    { kind: 'list', ordered: false, items: ['one', 'two goes on'] },
    { kind: 'list', ordered: true, items: ['first'] },
    { kind: 'table', head: ['what', 'how'], rows: [['a', '`b`']] },
    { kind: 'code', language: 'tsx', code: 'const a = 1\n\nconst b = 2' },
    { kind: 'story', name: 'Themes' },
  ])
})

test('a line has code, strong and emphasised words, and links', () => {
  expect(readLine('Use `a*b*` or **two** *words*, see [there](/x).')).toEqual([
    { kind: 'text', text: 'Use ' },
    { kind: 'code', text: 'a*b*' },
    { kind: 'text', text: ' or ' },
    { kind: 'strong', text: 'two' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'words' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'there', href: '/x' },
    { kind: 'text', text: '.' },
  ])
})
