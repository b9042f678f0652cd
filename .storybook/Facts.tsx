import kit from '../packages/ui/package.json'
import readme from '../packages/ui/README.md?raw'
import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'
import { useSaid } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords } from '../packages/ui/src/stories/docs/docsWords.ts'
import { sizeIn } from '../packages/ui/src/stories/docs/sizeIn.ts'

/** Where the sources can be read, if the package says so. */
function sourceOf(file: string): string | undefined {
  const { repository }: { repository?: { url: string } } = kit
  const root = repository?.url.replace(/^git\+/, '').replace(/\.git$/, '')
  return root && `${root}/blob/main/${file.replace(/^\.\//, '').replace('.stories.tsx', '.tsx')}`
}

interface FactsProps {
  name: string | undefined
  /** The file of its stories, from the root of the repository. */
  file: string
  record: ComponentDocs | undefined
}

/** What is to be known before anything else: how settled it is and since when, what it weighs, where its source is. */
export default function Facts({ name, file, record }: FactsProps) {
  const said = useSaid()
  const source = sourceOf(file)
  const size = name && sizeIn(readme, name)
  return (
    <ul className={styles.facts}>
      {record ? (
        <li>
          <span className={styles.status}>{said(docsWords[record.status])}</span>, {said(docsWords.since)}{' '}
          {record.since}
        </li>
      ) : null}
      {size ? (
        <li>
          {said(docsWords.size)}: {size.script} {said(docsWords.script)}, {size.styles}{' '}
          {said(docsWords.styles)}
        </li>
      ) : null}
      {source ? (
        <li>
          <a href={source} target="_top" className={styles.link}>
            {said(docsWords.source)}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
