import { createElement, Fragment, type ReactNode } from 'react'
import * as styles from './docs.css.ts'
import { readLine, readMarkdown, type TextBlock, type TextPiece } from './markdown.ts'

/** How a text draws what is not words, which is not the same on every page that shows it. */
interface ProseParts {
  /** A block of code. */
  code: (code: string, language: string) => ReactNode
  /** A story, by the name of its export. */
  story: (name: string) => ReactNode
  /**
   * Where a link leads: `component:Button` and `guide:dark` are pages of the documentation, `storybook:dark` the same
   * page in Storybook.
   */
  addressOf: (href: string) => string | undefined
}

interface ProseProps extends ProseParts {
  /** Markdown, as far as `markdown.ts` reads it. */
  source: string
}

/** A text of the documentation. */
export function Prose({ source, ...parts }: ProseProps) {
  return createElement(Fragment, null, ...readMarkdown(source).map((block) => drawBlock(block, parts)))
}

const headings = { 1: styles.title, 2: styles.heading, 3: styles.subheading }

/** What a heading is called in an address. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function drawBlock(block: TextBlock, parts: ProseParts): ReactNode {
  const line = (text: string) => drawLine(text, parts)
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${block.level}`,
        { id: slugOf(block.text), className: headings[block.level] },
        line(block.text)
      )
    case 'paragraph':
      return <p className={styles.text}>{line(block.text)}</p>
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        { className: block.ordered ? styles.steps : styles.list },
        ...block.items.map((item) => <li key={item}>{line(item)}</li>)
      )
    case 'table':
      return <TextTable block={block} line={line} />
    case 'code':
      return parts.code(block.code, block.language)
    case 'story':
      return parts.story(block.name)
  }
}

function TextTable({
  block: { head, rows },
  line,
}: {
  block: Extract<TextBlock, { kind: 'table' }>
  line: (text: string) => ReactNode
}) {
  const row = (kind: 'td' | 'th', cells: readonly string[]) =>
    createElement('tr', null, ...cells.map((cell) => createElement(kind, null, line(cell))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached with the keys.
    <section className={styles.scroll} tabIndex={0} aria-label={head.join(', ')}>
      <table className={styles.table}>
        <thead>{row('th', head)}</thead>
        {createElement('tbody', null, ...rows.map((cells) => row('td', cells)))}
      </table>
    </section>
  )
}

function drawLine(text: string, parts: ProseParts): ReactNode {
  return createElement(Fragment, null, ...readLine(text).map((piece) => drawPiece(piece, parts)))
}

function drawPiece(piece: TextPiece, { addressOf }: ProseParts): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <code className={styles.spoken}>{piece.text}</code>
    case 'link':
      return (
        <a href={addressOf(piece.href)} target="_top" className={styles.link}>
          {piece.text}
        </a>
      )
    default:
      return createElement(piece.kind, null, piece.text)
  }
}
