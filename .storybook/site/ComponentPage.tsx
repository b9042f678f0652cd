import { useContext } from 'react'
import readme from '../../packages/ui/README.md?raw'
import { Anatomy } from '../../packages/ui/src/stories/docs/Anatomy.tsx'
import type { ComponentDocs } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { DocsLanguageContext, useSaid } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords, tellIn } from '../../packages/ui/src/stories/docs/docsWords.ts'
import { Examples } from '../../packages/ui/src/stories/docs/Examples.tsx'
import { FactList } from '../../packages/ui/src/stories/docs/FactList.tsx'
import { KeyTable } from '../../packages/ui/src/stories/docs/KeyTable.tsx'
import { PropsTable } from '../../packages/ui/src/stories/docs/PropsTable.tsx'
import { ScreenReader } from '../../packages/ui/src/stories/docs/ScreenReader.tsx'
import { Spoken } from '../../packages/ui/src/stories/docs/Spoken.tsx'
import * as site from '../../packages/ui/src/stories/docs/site.css.ts'
import { sizeIn } from '../../packages/ui/src/stories/docs/sizeIn.ts'
import { UseInstead } from '../../packages/ui/src/stories/docs/UseInstead.tsx'
import { shapesOf } from '../../packages/ui/src/stories/shapesOf.ts'
import { sourceOf } from '../sourceOf.ts'
import { CodeBlock } from './CodeBlock.tsx'
import type { KitComponent } from './readKit.ts'
import { Still } from './Still.tsx'

const sources = Object.values(
  import.meta.glob<string>(
    [
      '../../packages/ui/src/**/*.{ts,tsx}',
      '!**/*.{css,test}.ts',
      '!**/*.{stories,docs,test}.tsx',
      '!**/stories/**',
    ],
    { query: '?raw', import: 'default', eager: true }
  )
)

interface ComponentPageProps {
  component: KitComponent
  record: ComponentDocs | undefined
  addressOf: (component: string) => string | undefined
}

/** The page of a component, as `DocsPage` draws it in Storybook. */
export function ComponentPage({ component, record, addressOf }: ComponentPageProps) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  const { name, path, what, props, stories } = component
  const [first, ...others] = stories
  const pictured = stories.find((story) => story.export === record?.anatomy?.story)
  const shapes = shapesOf(
    props.map(({ type }) => type.name),
    sources
  )
  const spanish = (story: string) => (language === 'es' ? record?.stories[story] : undefined)
  return (
    <>
      <h1 className={styles.title}>{name}</h1>
      <FactList record={record} size={sizeIn(readme, name)} source={sourceOf(path)} />
      <p className={styles.lead} lang={record ? undefined : 'en'}>
        <Spoken>{language === 'es' && record ? record.what : what}</Spoken>
      </p>
      {first ? <Still path={path} story={first} /> : null}
      {record ? (
        <>
          <CodeBlock code={record.code(tellIn(language))} />
          <UseInstead use={record.use} instead={record.instead} addressOf={addressOf} />
          {record.anatomy && pictured ? (
            <Anatomy parts={record.anatomy.parts}>
              <Still path={path} story={pictured} bare />
            </Anatomy>
          ) : null}
          <Examples examples={record.examples} />
          <KeyTable keyboard={record.keyboard} />
          <ScreenReader reads={record.reads} />
        </>
      ) : null}
      <PropsTable props={props} spanish={record?.props ?? {}} />
      {shapes.length > 0 ? (
        <>
          <h2 className={styles.heading}>{said(docsWords.types)}</h2>
          <CodeBlock code={shapes.join('\n\n')} />
        </>
      ) : null}
      {others.length > 0 ? <h2 className={styles.heading}>{said(docsWords.states)}</h2> : null}
      {others.map((story) => (
        <section key={story.id} className={site.state}>
          <h3 id={story.export} className={styles.subheading}>
            {spanish(story.export)?.name ?? story.name}
          </h3>
          <p className={styles.text}>
            <Spoken>{spanish(story.export)?.text ?? story.text}</Spoken>
          </p>
          <Still path={path} story={story} />
        </section>
      ))}
    </>
  )
}
