import { Heading, Source } from '@storybook/addon-docs/blocks'
import { shapesOf } from '../packages/ui/src/stories/shapesOf.ts'

const sources = Object.values(
  import.meta.glob<string>(
    ['../packages/ui/src/**/*.{ts,tsx}', '!**/*.{css,test}.ts', '!**/*.{stories,test}.tsx', '!**/stories/**'],
    { query: '?raw', import: 'default', eager: true }
  )
)

/** What the objects in the props hold, as the source declares it; nothing where all props are plain values. */
export default function Shapes({ types }: { types: readonly string[] }) {
  const shapes = shapesOf(types, sources)
  if (shapes.length === 0) return null
  return (
    <>
      <Heading>Tipos</Heading>
      <Source language="ts" code={shapes.join('\n\n')} />
    </>
  )
}
