import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { InPlaceContext } from '../../private/inPlace.ts'
import { StepButton } from '../../private/StepButton.tsx'
import { action } from '../OrderedWorks/OrderedWorks.css.ts'
import { keyOf } from './arrangement.ts'
import { sectionedWorksMessages as messages } from './messages.ts'
import * as styles from './SectionedWorks.css.ts'
import type { SpokenSection } from './worksSection.ts'

export interface SectionHeadProps {
  section: SpokenSection
  /** How many works hang under it. */
  count: number
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Of the whole, when works can be dragged over it. */
  drop?: ComponentPropsWithRef<'div'> & { 'data-drop'?: 'before' | 'after' | undefined }
}

/** The head of a section: its name, how many hang under it, what can be done to it. Renders `<div>`. */
export function SectionHead({ section, count, first, last, onMove, onRemove, drop }: SectionHeadProps) {
  const intl = useIntl()
  const { id, name: shown, nameLang, called: name, title } = section
  return (
    <div {...drop} data-sorted={keyOf({ kind: 'section', id })} className={styles.head}>
      <div className={styles.line}>
        {title === undefined ? (
          <h3 lang={nameLang} className={styles.name}>
            {shown}
          </h3>
        ) : (
          <>
            <VisuallyHidden as="h3" lang={nameLang}>
              {shown}
            </VisuallyHidden>
            <div className={styles.title}>
              <InPlaceContext value="name">{title}</InPlaceContext>
            </div>
          </>
        )}
        <span className={styles.count}>
          <FormattedMessage {...messages.count} values={{ count }} />
        </span>
        <span className={styles.actions}>
          <StepButton
            label={intl.formatMessage(messages.up, { name })}
            icon="chevron-up"
            by={-1}
            off={first}
            onMove={onMove}
            className={action}
          />
          <StepButton
            label={intl.formatMessage(messages.down, { name })}
            icon="chevron-down"
            by={1}
            off={last}
            onMove={onMove}
            className={action}
          />
          <button
            type="button"
            aria-label={intl.formatMessage(messages.remove, { name })}
            className={action}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        </span>
      </div>
      {count === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage {...messages.emptySection} />
        </p>
      ) : null}
    </div>
  )
}
