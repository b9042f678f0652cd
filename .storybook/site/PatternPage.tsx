import { useContext } from 'react'
import { DocsLanguageContext } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as docs from '../../packages/ui/src/stories/docs/docs.css.ts'
import * as styles from '../../packages/ui/src/stories/docs/site.css.ts'
import { frameAddress } from '../../packages/ui/src/stories/frameAddress.ts'
import { partsOf, patternCode } from '../../packages/ui/src/stories/patterns/patternCode.ts'
import { patternRecords } from '../../packages/ui/src/stories/patterns/patternRecords.ts'
import { CodeBlock } from './CodeBlock.tsx'
import type { PatternPlace } from './readKit.ts'
import type { SitePage } from './siteMap.ts'
import { siteWords } from './siteWords.ts'

const folder = '../../packages/ui/src/stories/patterns'
const sources = import.meta.glob<string>('../../packages/ui/src/stories/patterns/*Pattern.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
interface PatternPageProps {
  /** Where it is in Storybook. */
  place: PatternPlace
  addressOf: (href: string) => string
  pages: readonly SitePage[]
}

/** The page of a pattern: when one needs it, the whole of it in a frame, what to keep, its parts and its code. */
export function PatternPage({ place, addressOf, pages }: PatternPageProps) {
  const language = useContext(DocsLanguageContext)
  const record = patternRecords[place.name]
  const source = sources[`${folder}/${place.name}Pattern.tsx`] ?? ''
  if (!record) return null
  const storybook = '../../storybook/'
  return (
    <>
      <h1 className={docs.title}>{record.title[language]}</h1>
      <p className={docs.lead}>{record.use[language]}</p>
      <div className={docs.stage}>
        <iframe
          title={record.title[language]}
          data-src={storybook + frameAddress(place.story, { language })}
          height={900}
          className={docs.frame}
        />
      </div>
      <p className={styles.more}>
        <a href={`${storybook}?path=/docs/${place.page}&globals=language:${language}`}>
          {siteWords.sixWidths[language]}
        </a>
      </p>
      <h2 className={docs.heading}>{siteWords.keep[language]}</h2>
      <ul className={docs.list}>
        {record.keep.map((line) => (
          <li key={line.en}>{line[language]}</li>
        ))}
      </ul>
      <h2 className={docs.heading}>{siteWords.madeOf[language]}</h2>
      <ul className={styles.list}>
        {partsOf(source).map((part) => (
          <li key={part}>
            {pages.some(({ component }) => component?.name === part) ? (
              <a href={addressOf(`component:${part}`)} className={docs.link}>
                {part}
              </a>
            ) : (
              part
            )}
          </li>
        ))}
      </ul>
      <h2 className={docs.heading}>{siteWords.code[language]}</h2>
      <CodeBlock code={patternCode(source)} />
    </>
  )
}
