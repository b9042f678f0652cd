import { useContext } from 'react'
import type { ComponentDocs, Example } from './componentDocs.ts'
import { DocsLanguageContext, useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords, tellIn } from './docsWords.ts'
import { Spoken } from './Spoken.tsx'

/** What to do and what not, in pairs, side by side where there is space: a sign, a word and an edge say which is which. */
export function Examples({ examples }: Pick<ComponentDocs, 'examples'>) {
  const said = useSaid()
  if (examples.do.length + examples.dont.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{said(docsWords.examples)}</h2>
      <div className={styles.examples} data-wide={examples.wide || undefined}>
        {pairs(examples).map(([kind, example]) => (
          <Figure key={example.say.en} kind={kind} example={example} />
        ))}
      </div>
    </section>
  )
}

/** What to do, what not, what to do: as they stand beside each other. */
function pairs(examples: ComponentDocs['examples']): (readonly [kind: 'do' | 'dont', example: Example])[] {
  const rows = Math.max(examples.do.length, examples.dont.length)
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    (['do', 'dont'] as const).flatMap((kind) => {
      const example = examples[kind][row]
      return example ? [[kind, example] as const] : []
    })
  )
}

function Figure({ kind, example: { show, say } }: { kind: 'do' | 'dont'; example: Example }) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  return (
    <figure className={styles.example} data-kind={kind}>
      <div className={styles.picture} inert>
        <div>{show(tellIn(language))}</div>
      </div>
      <figcaption className={styles.caption} data-kind={kind}>
        <strong className={styles.verdict}>
          <span aria-hidden>{kind === 'do' ? '✓ ' : '✗ '}</span>
          {said(docsWords[kind])}
        </strong>{' '}
        <Spoken>{said(say)}</Spoken>
      </figcaption>
    </figure>
  )
}
