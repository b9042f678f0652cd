import { Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { useSaid } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords } from '../packages/ui/src/stories/docs/docsWords.ts'
import { Spoken } from '../packages/ui/src/stories/docs/Spoken.tsx'
import { frameAddress } from '../packages/ui/src/stories/frameAddress.ts'
import { narrowWindow } from '../packages/ui/src/stories/viewports.ts'
import { Code } from './Code.tsx'
import { useGlobals } from './globals.ts'

/** The height of a frame whose stories say none. */
const usual = '480px'

/** A story at rest. What asks for a window of its own gets one, in the toolbar's language, theme and brand. */
export function StoryPicture({ story }: { story: PreparedStory }) {
  const { inline, height } = story.parameters.docs?.story ?? {}
  const globals = useGlobals()
  const width = narrowWindow(story.storyGlobals)
  if (inline !== false && width === undefined) return <Story of={story.moduleExport} />
  return (
    <iframe
      title={story.name}
      src={frameAddress(story.id, globals)}
      loading="lazy"
      height={Number.parseInt(height ?? usual, 10)}
      className={styles.frame}
      style={{ maxWidth: width }}
    />
  )
}

/** A state of the component: its name, its sentence, the story and its code. */
export function StoryState({ story, name, text }: { story: PreparedStory; name: string; text: string }) {
  const said = useSaid()
  return (
    <section>
      <h3 id={story.id} className={styles.subheading}>
        {name}
      </h3>
      <p className={styles.text}>
        <Spoken>{text}</Spoken>
      </p>
      <div className={styles.stage} data-story="">
        <StoryPicture story={story} />
      </div>
      <details className={styles.code}>
        <summary>{said(docsWords.code)}</summary>
        <Code of={story.moduleExport} />
      </details>
    </section>
  )
}
