import { type ReactNode, useRef } from 'react'
import type { AnatomyPart } from './componentDocs.ts'
import { useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'
import { Spoken } from './Spoken.tsx'
import { usePartBoxes } from './usePartBoxes.ts'

interface AnatomyProps {
  parts: readonly AnatomyPart[]
  /** The story that is pointed at. */
  children: ReactNode
}

/** A live story with a number at each of its parts, and the list of what the numbers are. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const said = useSaid()
  const stage = useRef<HTMLDivElement>(null)
  const boxes = usePartBoxes(stage, parts)
  return (
    <section>
      <h2 className={styles.heading}>{said(docsWords.anatomy)}</h2>
      <div ref={stage} className={`${styles.stage} ${styles.pointedAt}`} data-story="">
        {children}
        <div className={styles.marks} aria-hidden>
          {boxes.map((box, at) =>
            box ? (
              <span key={parts[at]?.at} className={styles.part} style={box}>
                <span className={styles.mark}>{at + 1}</span>
              </span>
            ) : null
          )}
        </div>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ at, name }, place) => (
          <li key={at}>
            <span className={styles.mark} aria-hidden>
              {place + 1}
            </span>
            <span>
              <Spoken>{said(name)}</Spoken>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
