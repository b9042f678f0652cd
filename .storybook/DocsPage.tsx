import { DocsContext, Title } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { PreparedStory } from 'storybook/internal/types'
import { Anatomy } from '../packages/ui/src/stories/docs/Anatomy.tsx'
import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'
import { DocsLanguageContext, useSaid } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords, tellIn } from '../packages/ui/src/stories/docs/docsWords.ts'
import { Examples } from '../packages/ui/src/stories/docs/Examples.tsx'
import { KeyTable } from '../packages/ui/src/stories/docs/KeyTable.tsx'
import { type Prop, PropsTable } from '../packages/ui/src/stories/docs/PropsTable.tsx'
import { ScreenReader } from '../packages/ui/src/stories/docs/ScreenReader.tsx'
import { Spoken } from '../packages/ui/src/stories/docs/Spoken.tsx'
import { UseInstead } from '../packages/ui/src/stories/docs/UseInstead.tsx'
import { pageOf } from './addresses.ts'
import { Code } from './Code.tsx'
import { DocsRoot } from './DocsRoot.tsx'
import { useRecord } from './records.ts'
import { StoryPicture, StoryState } from './StoryStage.tsx'

// The sources of the kit come along only where a page of documentation is opened.
const Facts = lazy(() => import('./Facts.tsx'))
const Shapes = lazy(() => import('./Shapes.tsx'))

/** What Storybook's build read from a component's source. */
interface Docgen {
  displayName?: string
  description?: string
  props?: Record<string, Prop>
}

const docgenOf = (component: unknown): Docgen => Object(component).__docgenInfo ?? {}

/** The entry that a group of the sidebar is imported from; `documentation.test.ts` holds it to that. */
const entryOf = (title: string) => (title.startsWith('Panel/') ? '@gallery/ui/admin' : '@gallery/ui')

/** Whether a story is the one that a module exports by a name, as its record knows it. */
const isExport = (story: PreparedStory, name: string) =>
  story.id === toId(story.componentId, storyNameFromExport(name))

/**
 * The documentation page of a component, in the toolbar's language: what it is, since when, what it weighs; its first
 * story with code that compiles; when to use it and when another; its parts, what to do and what not, its keys, what a screen reader
 * says, its props with the
 * types that they are made of, every state with its sentence. It is drawn from
 * the record beside the component and from the comments in its source. Stories that show their component inside another
 * of their own name it in `parameters.docs.component`.
 */
export function DocsPage() {
  return (
    <DocsRoot>
      <ComponentPage />
    </DocsRoot>
  )
}

function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories()
  if (!first) return <Title />
  return <Page first={first} others={others} />
}

function Page({ first, others }: { first: PreparedStory; others: readonly PreparedStory[] }) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  const record = useRecord(first.parameters.fileName)
  const {
    displayName,
    description = '',
    props = {},
  } = docgenOf(first.parameters.docs?.component ?? first.component)
  const [what = ''] = description.split('\n\n')
  return (
    <>
      <h1 className={styles.title}>{first.title.split('/').at(-1)}</h1>
      <Facts name={displayName} file={first.parameters.fileName} record={record} />
      <p className={styles.lead} lang={record ? undefined : 'en'}>
        <Spoken>{language === 'es' && record ? record.what : record ? what : description}</Spoken>
      </p>
      <div className={styles.stage} data-story="">
        <StoryPicture story={first} />
      </div>
      <FirstCode first={first} record={record} name={displayName} />
      {record ? <Guidance record={record} stories={[first, ...others]} /> : null}
      {record ? (
        <>
          <KeyTable keyboard={record.keyboard} />
          <ScreenReader reads={record.reads} />
        </>
      ) : null}
      <PropsTable props={Object.values(props)} spanish={record?.props ?? {}} />
      <Suspense fallback={null}>
        <Shapes types={Object.values(props).map(({ type }) => type.name)} />
      </Suspense>
      {others.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{said(docsWords.states)}</h2>
          {others.map((story) => (
            <State key={story.id} story={story} record={record} />
          ))}
        </section>
      ) : null}
    </>
  )
}

/** What to copy: the record's module, or how to import it and the first story's own code. */
function FirstCode(props: {
  first: PreparedStory
  record: ComponentDocs | undefined
  name: string | undefined
}) {
  const { first, record, name } = props
  const language = useContext(DocsLanguageContext)
  if (record) return <Code language="tsx" code={record.code(tellIn(language))} />
  return (
    <>
      {name ? <Code language="tsx" code={`import { ${name} } from '${entryOf(first.title)}'`} /> : null}
      <Code of={first.moduleExport} />
    </>
  )
}

/** When to use it, its parts, and what to do and what not. */
function Guidance({ record, stories }: { record: ComponentDocs; stories: readonly PreparedStory[] }) {
  const { anatomy } = record
  const pictured = stories.find((story) => anatomy && isExport(story, anatomy.story))
  return (
    <>
      <UseInstead use={record.use} instead={record.instead} addressOf={pageOf} />
      {anatomy && pictured ? (
        <Anatomy parts={anatomy.parts}>
          <StoryPicture story={pictured} />
        </Anatomy>
      ) : null}
      <Examples examples={record.examples} />
    </>
  )
}

function State({ story, record }: { story: PreparedStory; record: ComponentDocs | undefined }) {
  const language = useContext(DocsLanguageContext)
  const told = Object.entries(record?.stories ?? {}).find(([name]) => isExport(story, name))
  const spanish = language === 'es' ? told?.[1] : undefined
  const text = story.parameters.docs?.description?.story ?? ''
  return <StoryState story={story} name={spanish?.name ?? story.name} text={spanish?.text ?? text} />
}
