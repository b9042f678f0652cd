import { useContext } from 'react'
import { DocsLanguageContext, useSaid } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as docs from '../../packages/ui/src/stories/docs/docs.css.ts'
import * as styles from '../../packages/ui/src/stories/docs/site.css.ts'
import { frameAddress } from '../../packages/ui/src/stories/frameAddress.ts'
import type { KitStory } from './readKit.ts'
import { siteWords } from './siteWords.ts'
import { pictureOf } from './stories.ts'

interface StillProps {
  /** The file of the stories. */
  path: string
  story: KitStory
  /** Without the box around it and the way to Storybook. */
  bare?: boolean
}

/**
 * A story at rest: what a server draws of it. What needs a browser comes in a frame, once the page stands
 * (`client.ts` gives it its address).
 */
export function Still({ path, story, bare = false }: StillProps) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  const { html, height, width } = pictureOf(path, story.export, language, bare ? 'bare' : 'boxed')
  const storybook = '../../storybook/'
  // Radios of one name are one group in a form: those of another still are none of it. No form stands in another.
  const Box = html?.includes('<form') ? 'div' : 'form'
  const picture = html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the stories of this repository, drawn by React.
    <Box className={styles.still} inert dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <iframe
      title={story.name}
      data-src={storybook + frameAddress(story.id, { language })}
      height={height}
      className={docs.frame}
      style={{ maxWidth: width }}
    />
  )
  if (bare) return picture
  return (
    <>
      <div className={docs.stage}>{picture}</div>
      <p className={styles.more}>
        <a href={`${storybook}?path=/story/${story.id}&globals=language:${language}`}>
          {said(siteWords.tryIt)}
        </a>
      </p>
    </>
  )
}
