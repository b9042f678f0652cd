import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { grid } from '../OrderedWorks/OrderedWorks.css.ts'
import { WorkPlace, type WorkPlaceProps } from '../OrderedWorks/WorkPlace.tsx'
import { sectionedWorksMessages as messages } from './messages.ts'
import * as styles from './SectionedWorks.css.ts'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'

/** A head with the works under it. */
interface SectionGroup {
  head: SectionHeadProps
  places: readonly WorkPlaceProps[]
}

export interface SectionListsProps {
  /** What the works are of. */
  label: string
  /** The works of no section. */
  loose: readonly WorkPlaceProps[]
  groups: readonly SectionGroup[]
  /** What draws a work and a head, where works can be dragged. */
  Place?: ComponentType<WorkPlaceProps>
  Head?: ComponentType<SectionHeadProps>
}

/** The works in one list for each section, under its head; those of none come first. */
export function SectionLists({
  label,
  loose,
  groups,
  Place = WorkPlace,
  Head = SectionHead,
}: SectionListsProps) {
  const intl = useIntl()
  const isDivided = groups.length > 0
  const list = (places: readonly WorkPlaceProps[], name: string) =>
    places.length > 0 ? (
      <ol aria-label={name} className={grid}>
        {places.map((place) => (
          <Place key={place.work.id} {...place} />
        ))}
      </ol>
    ) : null
  return (
    <div className={styles.groups}>
      {loose.length > 0 ? (
        <div className={styles.group}>
          {isDivided ? (
            <h3 className={styles.none}>
              <FormattedMessage {...messages.none} />
            </h3>
          ) : null}
          {list(loose, isDivided ? intl.formatMessage(messages.none) : label)}
        </div>
      ) : null}
      {groups.map(({ head, places }) => (
        <div key={head.section.id} className={styles.group}>
          <Head {...head} />
          {list(places, head.section.name)}
        </div>
      ))}
    </div>
  )
}
