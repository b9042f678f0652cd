import { useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { DocsLanguageContext } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { Prose } from '../packages/ui/src/stories/docs/Prose.tsx'
import { addressOf } from './addresses.ts'
import { Code } from './Code.tsx'
import { DocsRoot } from './DocsRoot.tsx'
import { StoryPicture } from './StoryStage.tsx'

interface TextPageProps {
  /** The text in both languages, as Markdown. */
  es: string
  en: string
  /** The stories that it shows, by the names of their exports. */
  stories?: Readonly<Record<string, ModuleExport>>
}

/** A page of words, in the toolbar's language. */
export function TextPage(props: TextPageProps) {
  return (
    <DocsRoot>
      <Text {...props} />
    </DocsRoot>
  )
}

function Text({ stories, ...texts }: TextPageProps) {
  return (
    <Prose
      source={texts[useContext(DocsLanguageContext)]}
      addressOf={addressOf}
      code={(code, language) => (
        <Code key={code} language={language === 'sh' ? 'bash' : language} code={code} />
      )}
      story={(name) => <Shown key={name} story={stories?.[name]} />}
    />
  )
}

function Shown({ story }: { story: ModuleExport }) {
  const resolved = useOf(story, ['story'])
  return (
    <div className={styles.stage} data-story="">
      <StoryPicture story={resolved.story} />
    </div>
  )
}
