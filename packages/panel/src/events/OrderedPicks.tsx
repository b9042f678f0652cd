import type { Url } from '@gallery/contract'
import { Link, Stack } from '@gallery/ui'
import { EntityPicker, OrderedList } from '@gallery/ui/admin'
import type { ReactNode } from 'react'
import { usePicker } from '../fields/usePicker.ts'
import { inOrder } from '../lists/inOrder.ts'

/** A record as pickers and lists name it; `code` where it has one. */
type Picked = { id: number; title_es: string; title_en: string; code?: string }

interface OrderedPicksProps {
  /** The field. */
  name: string
  /** What the picker adds: "Agregar obra". */
  label: ReactNode
  /** What the list is: "Obras, en orden". */
  listLabel: string
  /** Said where none is picked. */
  empty: ReactNode
  picks: readonly Picked[]
  onChange: (picks: Picked[]) => void
  /** The records that hold some words; all where there are none. */
  found: (words: string) => Url<{ data: Picked[] }>
  /** A record that is never offered, such as the one whose field this is. */
  except?: number
  hrefOf: (id: number) => string
}

/** Records that are picked by their titles and put in an order. */
export function OrderedPicks({ name, picks, onChange, found: read, except, ...props }: OrderedPicksProps) {
  const picked = new Set([...picks.map(({ id }) => id), except])
  const { found, search } = usePicker(read, ({ id }) => !picked.has(id))
  return (
    <Stack space="s4">
      <EntityPicker
        name={name}
        label={props.label}
        value={null}
        onChange={(chosen) => {
          const other = found.find(({ id }) => id === chosen?.id)
          if (other)
            onChange([...picks, { id: other.id, title_es: other.title_es, title_en: other.title_en }])
        }}
        options={found.map(({ id, title_es, title_en, code }) => {
          const meta = [title_en, code].filter(Boolean).join(', ')
          return { id, label: title_es, ...(meta === '' ? {} : { meta }) }
        })}
        {...search}
      />
      <OrderedList
        label={props.listLabel}
        items={picks.map(({ id, title_es }) => ({
          id,
          name: title_es,
          content: <Link href={props.hrefOf(id)}>{title_es}</Link>,
        }))}
        empty={props.empty}
        onReorder={(ids) => onChange(inOrder(picks, ids))}
        onRemove={(id) => onChange(picks.filter((pick) => pick.id !== id))}
      />
    </Stack>
  )
}
