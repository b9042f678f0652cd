import { pictureProps, useLanguage } from '@gallery/client'
import type { CollectionDetail, RoomPerson } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { LookedWork } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { capital } from '../language/capital.ts'

/** At which works of a room somebody looked, in the room's order, with what for how long, and at what the longest. */
export function useLooks(
  room: CollectionDetail,
  person: RoomPerson
): { looks: LookedWork[]; summary: string; most: ReturnType<typeof translated> | undefined } {
  const intl = useIntl()
  const language = useLanguage()
  const secondsOf = new Map(person.looks.map(({ work, seconds }) => [work, seconds]))
  const longest = Math.max(1, ...secondsOf.values())
  const total = person.looks.reduce((sum, { seconds }) => sum + seconds, 0)
  const time = (seconds: number) =>
    intl.formatMessage({ id: 'admin.rooms.time' }, { seconds, minutes: Math.round(seconds / 60) })
  const most = room.works.find(({ id }) => secondsOf.get(id) === longest)
  const looks = room.works.map((work) => {
    const seconds = secondsOf.get(work.id) ?? 0
    return {
      id: work.id,
      label: intl.formatMessage(
        { id: 'admin.rooms.look' },
        { title: translated(work, 'title', language).text, time: time(seconds), seconds }
      ),
      picture: work.img ? pictureProps('images', work.img.file, work.img.picture, '') : undefined,
      share: seconds / longest,
    }
  })
  const devices = intl.formatList(
    person.devices.map((device) => intl.formatMessage({ id: `admin.rooms.device.${device}` }))
  )
  const summary = intl.formatMessage(
    { id: 'admin.rooms.summary' },
    { devices: capital(devices, language), time: time(total) }
  )
  return { looks, summary, most: most && translated(most, 'title', language) }
}
