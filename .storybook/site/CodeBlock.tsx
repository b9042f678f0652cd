import { useSaid } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../../packages/ui/src/stories/docs/site.css.ts'
import { siteWords } from './siteWords.ts'

/** Code to copy. */
export function CodeBlock({ code }: { code: string }) {
  const said = useSaid()
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached with the keys. */}
      <pre className={styles.pre} tabIndex={0} lang="en">
        <code>{code.trimEnd()}</code>
      </pre>
      <button type="button" className={styles.copy} data-copied={said(siteWords.copied)} hidden>
        {said(siteWords.copy)}
      </button>
    </div>
  )
}
