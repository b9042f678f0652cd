import { kitPages } from 'virtual:kit-pages'
import { DocsContext, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { docsLanguageOf } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { frameAddress } from '../packages/ui/src/stories/frameAddress.ts'
import { PatternFrames } from '../packages/ui/src/stories/patterns/PatternFrames.tsx'
import { partsOf, patternCode } from '../packages/ui/src/stories/patterns/patternCode.ts'
import { parts } from '../packages/ui/src/stories/patterns/patternPage.css.ts'
import { type PatternRecord, patternRecords } from '../packages/ui/src/stories/patterns/patternRecords.ts'
import { Code } from './Code.tsx'
import { useGlobals } from './globals.ts'

const sources = import.meta.glob<string>('../packages/ui/src/stories/patterns/*Pattern.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const words = {
  es: { sizes: 'En seis anchos', keep: 'Qué cuidar', parts: 'De qué está hecho', code: 'Código' },
  en: { sizes: 'At six widths', keep: 'What to keep', parts: 'What it is made of', code: 'Code' },
}

/**
 * The page of a pattern: when one needs it, the whole of it at six widths, what to keep when it is made one's own, the
 * parts that it is made of, and its code.
 */
export function PatternPage() {
  const [story] = useContext(DocsContext).componentStories()
  const name = /([^/]+)\.stories\.tsx$/.exec(story?.parameters.fileName)?.[1] ?? ''
  const source = sources[`../packages/ui/src/stories/patterns/${name}Pattern.tsx`]
  const record = patternRecords[name]
  if (!story || !record || source === undefined) return <Title />
  return <Pattern story={story} record={record} source={source} />
}

function Pattern(props: { story: PreparedStory; record: PatternRecord; source: string }) {
  const { story, record, source } = props
  const globals = useGlobals()
  const language = docsLanguageOf(`${globals.language}`)
  const told = words[language]
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : []
  )
  return (
    <div className={`sb-unstyled ${styles.page}`} lang={language}>
      <h1 className={styles.title}>{record.title[language]}</h1>
      <p className={styles.lead}>{record.use[language]}</p>
      <h2 className={styles.heading}>{told.sizes}</h2>
      <PatternFrames
        address={frameAddress(story.id, globals)}
        addressIn={(window) =>
          `./?path=/story/${story.id}&globals=${[...chosen, `viewport.value:${window}`].join(';')}`
        }
      />
      <h2 className={styles.heading}>{told.keep}</h2>
      <ul className={styles.list}>
        {record.keep.map((line) => (
          <li key={line.en}>{line[language]}</li>
        ))}
      </ul>
      <h2 className={styles.heading}>{told.parts}</h2>
      <ul className={parts}>
        {partsOf(source).map((part) => (
          <li key={part}>
            {kitPages[part] ? (
              <a href={`./?path=/docs/${kitPages[part]}`} target="_top" className={styles.link}>
                {part}
              </a>
            ) : (
              part
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{told.code}</h2>
      <Code language="tsx" code={patternCode(source)} />
    </div>
  )
}
