import { FormattedMessage } from 'react-intl'

/** Names that the sentence lists before it only counts them. */
const mostNames = 20

interface ImagesHintProps {
  /** How many pictures are there. */
  count: number
  /** The names of those sent just now that took the place of another picture. */
  replaced: readonly string[]
}

/** How many pictures came beside a table, and which of them are in another's place: they may be two people's. */
export function ImagesHint({ count, replaced }: ImagesHintProps) {
  const names = replaced.slice(0, mostNames)
  return (
    <>
      <FormattedMessage id="admin.imports.imagesHint" values={{ count }} />{' '}
      <span role="status">
        {replaced.length === 0 ? null : (
          <FormattedMessage
            id="admin.imports.imagesReplaced"
            values={{
              count: replaced.length,
              names: names.join(', '),
              more: replaced.length - names.length,
            }}
          />
        )}
      </span>
    </>
  )
}
