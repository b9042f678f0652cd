import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Source,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The entry that a group of the sidebar is imported from; `documentation.test.ts` holds it to that. */
const entryOf = (title: string) => (title.startsWith('Panel/') ? '@gallery/ui/admin' : '@gallery/ui')

/**
 * The documentation page of a component: what it is and when to use another, how to import it, its first story with
 * the code, its props to play with, then every state with its sentence.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const [first, ...others] = stories
  if (!first) return <Title />
  const name = first.component?.displayName
  return (
    <>
      <Title />
      <Description />
      {name ? <Source language="tsx" code={`import { ${name} } from '${entryOf(first.title)}'`} /> : null}
      <Canvas of={first.moduleExport} sourceState="none" />
      <Source of={first.moduleExport} />
      <Heading>Propiedades</Heading>
      <Controls of={first.moduleExport} />
      {others.length > 0 ? <Heading>Estados</Heading> : null}
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
    </>
  )
}
