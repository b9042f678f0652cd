import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { OnceLoaded } from '../../private/OnceLoaded.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { orderedWorksMessages } from '../OrderedWorks/messages.ts'
import type { WorkId } from '../OrderedWorks/orderedWork.ts'
import type { WorkPlaceProps } from '../OrderedWorks/WorkPlace.tsx'
import { type Arrangement, keyOf, worksIn } from './arrangement.ts'
import { sectionedWorksMessages as messages } from './messages.ts'
import * as styles from './SectionedWorks.css.ts'
import { SectionLists } from './SectionLists.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { useArranging } from './useArranging.ts'
import type { SectionedWork, SpokenSection, WorksSection } from './worksSection.ts'

/** Only who orders works loads what dragging takes. */
const sortableSections = () => import('./SortableSections.tsx')

export interface SectionedWorksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the works are of: "Works of Reading room, in order". */
  label: string
  /** In their order, each with the section that it hangs in. */
  works: readonly SectionedWork[]
  /** In their order; none at first. */
  sections: readonly WorksSection[]
  /** Called with all sections and works in their new order when one was moved, or a section taken away. */
  onArrange: (arrangement: Arrangement) => void
  /** Called when another section is asked for: it comes last, and its name is written first of all. */
  onSectionAdd: () => void
  onRemove: (id: WorkId) => void
  /** Called when a work is to stand for them all, or no more. Without it there are no covers. */
  onCoverChange?: (id: WorkId, cover: boolean) => void
}

/**
 * Works in an order that is theirs to be changed, under headings: dragged, moved by keyboard, a place at a time or by a
 * menu, within a section and into another one. Sections are written, moved and taken away; their works stay. Renders
 * `<div>`.
 *
 * Use it for the works of a private room. Use `OrderedWorks` instead where works have an order and no headings.
 */
export function SectionedWorks({
  label,
  works,
  sections: written,
  onArrange,
  onSectionAdd,
  onRemove,
  onCoverChange,
  ref,
  ...props
}: SectionedWorksProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const sections = written.map((section): SpokenSection => {
    if (section.name.trim() !== '') return { ...section, called: section.name }
    const [name, called] = [intl.formatMessage(messages.unnamed), intl.formatMessage(messages.unnamedCalled)]
    return { ...section, name, nameLang: undefined, called }
  })
  const arranging = useArranging(root, works, sections, onArrange, onRemove)
  const { pieces } = arranging
  const order = pieces.filter(({ kind }) => kind === 'work').map(({ id }) => id)
  const ids = sections.map(({ id }) => id)
  const isDivided = sections.length > 0

  function placeOf(work: SectionedWork): WorkPlaceProps {
    const key = keyOf({ kind: 'work', id: work.id })
    const at = pieces.findIndex((piece) => keyOf(piece) === key)
    const cover = onCoverChange && ((next: boolean) => onCoverChange(work.id, next))
    return {
      work,
      sorted: key,
      index: order.indexOf(work.id),
      first: at === 0,
      last: at === pieces.length - 1,
      onMove: (by) => arranging.step(work.id, by),
      onRemove: () => arranging.remove(work),
      ...(isDivided
        ? {
            more: (
              <SectionMenu
                work={work}
                sections={sections}
                onChoose={(section) => arranging.hang(work.id, section)}
                onCoverChange={cover}
              />
            ),
          }
        : { onCoverChange: cover }),
    }
  }
  const lists = {
    label,
    loose: worksIn(works, ids, null).map(placeOf),
    groups: sections.map((section, index) => {
      const places = worksIn(works, ids, section.id).map(placeOf)
      return {
        places,
        head: {
          section,
          count: places.length,
          first: index === 0,
          last: index === sections.length - 1,
          onMove: (by: -1 | 1) => arranging.moveSection(section.id, by),
          onRemove: () => arranging.removeSection(section.id),
        },
      }
    }),
  }
  return (
    <div {...props} ref={useJoinedRef(root, ref)}>
      {pieces.length === 0 ? (
        <EmptyState title={<FormattedMessage {...orderedWorksMessages.empty} />} />
      ) : null}
      {pieces.length > 0 ? (
        <OnceLoaded plain={<SectionLists {...lists} />} load={sortableSections}>
          {(SortableSections) => (
            <SortableSections {...lists} pieces={pieces} tell={arranging.tell} onPut={arranging.put} />
          )}
        </OnceLoaded>
      ) : null}
      <div className={styles.add}>
        <Button
          ref={arranging.addButton}
          variant="secondary"
          size="s"
          onClick={() => {
            arranging.willAdd()
            onSectionAdd()
          }}
          onBlur={arranging.forgetAdding}
        >
          <FormattedMessage {...messages.add} />
        </Button>
      </div>
      <VisuallyHidden as="div" role="status">
        {arranging.news}
      </VisuallyHidden>
    </div>
  )
}
