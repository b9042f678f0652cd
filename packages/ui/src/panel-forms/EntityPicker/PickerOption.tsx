import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import { Marked } from '../../text/Marked/Marked.tsx'
import * as styles from './EntityPicker.css.ts'
import type { PickerRow } from './entity.ts'
import { entityPickerMessages as messages } from './messages.ts'

interface PickerOptionProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  row: PickerRow
  query: string
}

/** A line of the list: picture or sign, name over what tells it apart, and the key that chooses it. */
export function PickerOption({ row, query, ...props }: PickerOptionProps) {
  return (
    <li {...props} data-kind={row.kind} className={styles.row}>
      <span className={row.kind === 'entity' ? styles.thumb : styles.sign}>
        {row.kind !== 'entity' ? (
          <Icon name={row.kind === 'create' ? 'plus' : 'redo'} />
        ) : row.entity.picture ? (
          <Picture sizes="3rem" {...row.entity.picture} alt="" fit="contain" />
        ) : null}
      </span>
      <OptionWords row={row} query={query} />
      <kbd aria-hidden className={styles.enter}>
        <FormattedMessage {...messages.enter} />
      </kbd>
    </li>
  )
}

function OptionWords({ row, query }: Pick<PickerOptionProps, 'row' | 'query'>) {
  if (row.kind === 'create') {
    return (
      <span>
        <FormattedMessage {...messages.create} values={{ query: query.trim() }} />
      </span>
    )
  }
  if (row.kind === 'retry') {
    return (
      <span>
        <FormattedMessage {...messages.retry} />
      </span>
    )
  }
  const { label, lang, meta } = row.entity
  return (
    <span>
      <span lang={lang}>
        <Marked text={label} words={query} />
      </span>
      {meta ? <span className={styles.meta}>{meta}</span> : null}
    </span>
  )
}
