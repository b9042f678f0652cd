import { pictureProps, useLanguage } from '@gallery/client'
import type { WorkRow } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { Inline, Price, Tag } from '@gallery/ui'
import { type Finding, RowTitle } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useHoldTimes } from '../held/useHoldTimes.ts'
import { useWorkStatuses } from '../works/useWorkStatuses.ts'

/** The works that are asked about as cards, as they are now: state, price, for whom they are held, and the way there. */
export function useAskedWorks(works: readonly WorkRow[]): Finding[] {
  const language = useLanguage()
  const path = useAdminPath()
  const until = useHoldTimes()
  const statuses = useWorkStatuses()
  return works.map((work) => {
    const { id, img, artist, code, last_movement: last, hold } = work
    const status = statuses.find(({ value }) => value === last?.status)
    return {
      id: `asked-${id}`,
      action: <FormattedMessage id="admin.messages.open" />,
      href: path(`works/${id}`),
      content: (
        <Inline space="s3" justify="between">
          <RowTitle
            weight="regular"
            title={
              <>
                <em>{translated(work, 'title', language).text}</em>
                {yearOf(work, language) && `, ${yearOf(work, language)}`}
              </>
            }
            note={[artist?.display, code].filter(Boolean).join(', ')}
            picture={img ? pictureProps('images', img.file, img.picture, '') : null}
          />
          <Inline space="s2">
            {hold ? (
              <Tag tone="held">
                <FormattedMessage
                  id="admin.messages.heldFor"
                  values={{ client: hold.client, until: until(hold.until) }}
                />
              </Tag>
            ) : null}
            {status ? <Tag tone={status.tone}>{status.label}</Tag> : null}
            {work.public ? null : (
              <Tag tone="hidden">
                <FormattedMessage id="admin.messages.hidden" />
              </Tag>
            )}
            {last?.price == null ? (
              <FormattedMessage id="admin.messages.noPrice" />
            ) : (
              <Price amount={last.price} currency={last.currency} />
            )}
          </Inline>
        </Inline>
      ),
    }
  })
}
