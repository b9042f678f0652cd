import { TimelineGrid, type TimelineGridProps } from '@gallery/ui'
import type { Exhibition } from './data/exhibitions'
import { today } from './data/slipway'

interface TimelineProps extends Pick<TimelineGridProps, 'selected'> {
  exhibitions: readonly Exhibition[]
}

/** What can be visited in the next ten days. */
export function Timeline({ exhibitions, selected }: TimelineProps) {
  return (
    <TimelineGrid
      from={today}
      today={today}
      events={exhibitions.map(({ id, event }) => ({
        ...event,
        id,
        active: true,
        fullDays: [],
        href: `/exhibitions/${id}`,
      }))}
      cellHref="/exhibitions/{id}?day={day}"
      selected={selected}
    />
  )
}
