import changelog from '../packages/ui/CHANGELOG.md?raw'
import { changesIn } from '../packages/ui/src/stories/docs/changes.ts'
import { useSaid } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords } from '../packages/ui/src/stories/docs/docsWords.ts'
import { Prose } from '../packages/ui/src/stories/docs/Prose.tsx'
import { addressOf } from './addresses.ts'
import { Code } from './Code.tsx'
import { DocsRoot } from './DocsRoot.tsx'

const changesets = import.meta.glob<string>(['../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What changed from version to version, as the package says it: in English. */
export function ChangelogPage() {
  return (
    <DocsRoot>
      <Changes />
    </DocsRoot>
  )
}

function Changes() {
  const said = useSaid()
  return (
    <>
      <h1 className={styles.title}>{said(docsWords.changelog)}</h1>
      <p className={styles.text}>{said(docsWords.changesAreEnglish)}</p>
      <div lang="en">
        <Prose
          source={changesIn(changelog, Object.values(changesets), said(docsWords.coming))}
          addressOf={addressOf}
          code={(code, language) => <Code key={code} language={language} code={code} />}
          story={() => null}
        />
      </div>
    </>
  )
}
