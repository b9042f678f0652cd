import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Source,
  Title,
} from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'

// The sources of the kit come along only where a page of documentation is opened.
const Shapes = lazy(() => import('./Shapes.tsx'))

/** What Storybook's build read from a component's source. */
interface ComponentDocs {
  displayName?: string
  description?: string
  props?: Record<string, { type: { name: string } }>
}

const docsOf = (component: unknown): ComponentDocs => Object(component).__docgenInfo ?? {}

/** The entry that a group of the sidebar is imported from; `documentation.test.ts` holds it to that. */
const entryOf = (title: string) => (title.startsWith('Panel/') ? '@gallery/ui/admin' : '@gallery/ui')

/**
 * The documentation page of a component: what it is and when to use another, how to import it, its first story with
 * the code, its props to play with, the types that they are made of, then every state with its sentence. Stories that show their component inside
 * another of their own name it in `parameters.docs.component`.
 */
export function DocsPage() {
  const [first, ...others] = useContext(DocsContext).componentStories()
  if (!first) return <Title />
  const inside = first.parameters.docs.component
  const { displayName, description, props = {} } = docsOf(inside ?? first.component)
  return (
    <>
      <Title />
      {description ? <Markdown>{description}</Markdown> : null}
      {displayName ? (
        <Source language="tsx" code={`import { ${displayName} } from '${entryOf(first.title)}'`} />
      ) : null}
      <Canvas of={first.moduleExport} sourceState="none" />
      <Source of={first.moduleExport} />
      <Heading>Propiedades</Heading>
      {inside ? <ArgTypes of={inside} /> : <Controls of={first.moduleExport} />}
      <Suspense fallback={null}>
        <Shapes types={Object.values(props).map(({ type }) => type.name)} />
      </Suspense>
      {others.length > 0 ? <Heading>Estados</Heading> : null}
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
    </>
  )
}
