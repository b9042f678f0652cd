import { workItem } from '@gallery/client'
import type { Language, SharedCollection } from '@gallery/contract'
import { sharedCollectionWorkHref } from '@gallery/contract/plain'
import type { WorkItem } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { RoomWorkEnd } from './RoomWorkEnd.tsx'

export type RoomWork = SharedCollection['works'][number]

/** How a work of a room stands in its grid: with its price and how it is to be had; one that is gone keeps its place. */
export function roomItem(work: RoomWork, link: string, language: Language, priced: boolean): WorkItem {
  const { href, ...item } = workItem(work, language, sharedCollectionWorkHref(link, work, language))
  if (work.room === undefined) return { ...item, href }
  if (work.room.state === 'gone') {
    return { ...item, noPicture: <FormattedMessage id="room.state.gone" /> }
  }
  return { ...item, href, end: <RoomWorkEnd room={work.room} priced={priced} /> }
}
