import { useLanguage } from '@gallery/client'
import type { Work } from '@gallery/contract'
import { bound, sizeOf, techniqueOf, translated, yearOf } from '@gallery/contract/plain'
import { Text } from '@gallery/ui'

/** A work in two lines, where its picture takes all the space: artist, title and year; technique and size. */
export function WorkCaption({ work }: { work: Work }) {
  const language = useLanguage()
  const title = translated(work, 'title', language)
  const technique = techniqueOf(work, language)
  const year = yearOf(work, language)
  const size = sizeOf(work, language)
  return (
    <>
      <Text size="s">
        {work.artist ? (
          <>
            <Text as="span" size="s" weight="bold">
              {work.artist.display}
            </Text>{' '}
          </>
        ) : null}
        <em lang={title.lang}>{bound(title.text)}</em>
        {year ? `, ${year}` : null}
      </Text>
      <Text size="s" tone="ink2">
        {technique.text ? <span lang={technique.lang}>{technique.text}</span> : null}
        {technique.text && size ? ', ' : null}
        {size}
      </Text>
    </>
  )
}
