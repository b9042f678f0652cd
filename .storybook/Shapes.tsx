import { useSaid } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords } from '../packages/ui/src/stories/docs/docsWords.ts'
import { shapesOf } from '../packages/ui/src/stories/shapesOf.ts'
import { Code } from './Code.tsx'

const sources = Object.values(
  import.meta.glob<string>(
    ['../packages/ui/src/**/*.{ts,tsx}', '!**/*.{css,test}.ts', '!**/*.{stories,test}.tsx', '!**/stories/**'],
    { query: '?raw', import: 'default', eager: true }
  )
)

/** What the objects in the props hold, as the source declares it; nothing where all props are plain values. */
export default function Shapes({ types }: { types: readonly string[] }) {
  const shapes = shapesOf(types, sources)
  const said = useSaid()
  if (shapes.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{said(docsWords.types)}</h2>
      <Code language="ts" code={shapes.join('\n\n')} />
    </>
  )
}
