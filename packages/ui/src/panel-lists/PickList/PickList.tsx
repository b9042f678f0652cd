import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import * as styles from './PickList.css.ts'

const messages = {
  add: { id: 'pickList.add', defaultMessage: 'Sumar {name}' },
  added: { id: 'pickList.added', defaultMessage: 'Ya está: {name}' },
  empty: { id: 'pickList.empty', defaultMessage: 'Sin resultados' },
  loading: { id: 'pickList.loading', defaultMessage: 'Cargando…' },
} as const

/** Something that can be picked. */
export interface PickItem {
  id: string | number
  title: string
  /** The language of the title, when it is not the page's. */
  titleLang?: string | undefined
  /** Under it: artist and year. */
  note?: string
  /** A `Tag` with a state that nobody may miss: "Reservada". */
  tag?: ReactNode
  picture?: PictureProps
  /** Whether it is picked already. */
  chosen: boolean
}

export interface PickListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What can be picked here: "Works to add". */
  label: string
  items: readonly PickItem[]
  onAdd: (id: PickItem['id']) => void
  /**
   * While more are on their way; what is there stays.
   * @default false
   */
  loading?: boolean
}

/**
 * Works to be picked one after the other; those that are picked already bear a tick. Renders `<ul>`.
 *
 * Use it beside what is made of them. Use `EntityPicker` instead for a field of a form.
 */
export function PickList({ label, items, onAdd, loading = false, ...props }: PickListProps) {
  return (
    <ul aria-label={label} aria-busy={loading || undefined} {...props}>
      {items.map((item) => (
        <PickRow key={item.id} item={item} onAdd={() => onAdd(item.id)} />
      ))}
      {items.length === 0 ? (
        <li className={styles.quiet}>
          <FormattedMessage {...(loading ? messages.loading : messages.empty)} />
        </li>
      ) : null}
    </ul>
  )
}

function PickRow({ item, onAdd }: { item: PickItem; onAdd: () => void }) {
  const intl = useIntl()
  const { title, titleLang, note, tag, picture, chosen } = item
  return (
    <li data-chosen={chosen || undefined} className={styles.row}>
      <span className={styles.thumb}>
        {picture ? (
          <span className={styles.hung}>
            <Picture sizes="2.3rem" {...picture} alt="" fit="contain" />
          </span>
        ) : null}
      </span>
      <span className={styles.words}>
        <span lang={titleLang} className={styles.title}>
          {title}
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
        {tag ? <span className={styles.tag}>{tag}</span> : null}
      </span>
      {/* One button before and after, so that the focus stays where it was. */}
      <button
        type="button"
        aria-disabled={chosen || undefined}
        aria-label={intl.formatMessage(chosen ? messages.added : messages.add, { name: title })}
        className={styles.add}
        onClick={() => {
          if (!chosen) onAdd()
        }}
      >
        <Icon name={chosen ? 'check' : 'plus'} size="m" />
      </button>
    </li>
  )
}
