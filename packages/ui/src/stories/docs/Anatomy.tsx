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
          {parts.map(({ at }, place) => (
            // Without a place it waits for one; a page that is drawn once has it put there by its script.
            <span key={at} className={styles.part} hidden={!boxes[place]} style={boxes[place]} data-at={at}>
              <span className={styles.mark}>{place + 1}</span>
            </span>
          ))}
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
