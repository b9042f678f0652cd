import { useGet } from '@gallery/client'
import { type Attendance, urlOf } from '@gallery/contract'
import { useIntl } from 'react-intl'

/** A time, or all times of an event together; null asks for nothing. */
type Asked = { place: number } | { event: number } | null

/** Who came, in words: "Vinieron 9, 1 sin reserva. Faltaron 2."; empty where nobody counted. */
export function useAttendanceWords(of: Asked): string {
  const intl = useIntl()
  const came = useAttendance(of)
  if (came === undefined) return ''
  const words = [
    intl.formatMessage({ id: 'admin.door.came' }, { attended: came.attended, walkIns: came.walk_ins }),
    came.no_shows === null ? '' : intl.formatMessage({ id: 'admin.door.missed' }, { missed: came.no_shows }),
  ]
  return words.filter(Boolean).join(' ')
}

/** Undefined while that is not known, or nobody counted. */
function useAttendance(of: Asked): Pick<Attendance, 'attended' | 'walk_ins' | 'no_shows'> | undefined {
  const { data } = useGet(of && urlOf('/api/door/attendance', of))
  const counted = data?.data.filter(({ attended }) => attended !== null) ?? []
  if (counted.length === 0) return undefined
  const isOver = counted.some(({ no_shows }) => no_shows !== null)
  return {
    attended: counted.reduce((sum, { attended }) => sum + (attended ?? 0), 0),
    walk_ins: counted.reduce((sum, { walk_ins }) => sum + walk_ins, 0),
    no_shows: isOver ? counted.reduce((sum, { no_shows }) => sum + (no_shows ?? 0), 0) : null,
  }
}
