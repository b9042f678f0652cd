import { useGet, useReread } from '@gallery/client'
import type { Url } from '@gallery/contract'
import { idIn } from '@gallery/contract/plain'
import { Button, Dialog, EmptyState, SearchBox, Stack } from '@gallery/ui'
import { ChoiceChip, ToggleChip } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFound } from '../fields/useFound.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'

/** Records by their names, as the API gives them to pickers. */
type Names<Named> = Url<{ data: Named[]; meta: { more: boolean } }>

interface RecordChipProps<Named> {
  /** What it narrows by: "Artista". */
  label: string
  /** The record's id as it stands in the address; undefined when nothing is narrowed. */
  value: string | undefined
  /** Called with the id that is to narrow, or null for none. */
  onChange: (id: string | null) => void
  /** The read of the names: of the first, of those that are found by words, or of some ids. */
  names: (asked: { words?: string; ids?: readonly number[] }) => Names<Named>
  nameOf: (record: Named) => string
  /** What else can be chosen, before the records. */
  others?: readonly { value: string; label: string }[]
}

/** Narrows a list to one record: ticked in a menu while there are few, found by its name where there are many. */
export function RecordChip<Named extends { id: number }>(props: RecordChipProps<Named>) {
  const { label, value, onChange, names, nameOf, others = [] } = props
  const [open, setOpen] = useState(false)
  const first = useGet(names({})).data
  const records = first?.data ?? []
  const isMissing =
    first !== undefined && idIn(value) !== undefined && records.every(({ id }) => String(id) !== value)
  const missing = useGet(isMissing ? names({ ids: [Number(value)] }) : null).data?.data ?? []
  const choices = [
    ...others,
    ...[...records, ...missing].map((record) => ({ value: String(record.id), label: nameOf(record) })),
  ]
  if (first?.meta.more !== true) {
    return (
      <ChoiceChip
        label={label}
        choices={choices}
        chosen={new Set([value ?? ''])}
        onChosenChange={(chosen) => onChange([...chosen].at(-1) ?? null)}
      />
    )
  }
  const chosen = value === undefined ? undefined : choices.find((choice) => choice.value === value)
  return (
    <>
      <ToggleChip
        label={value === undefined ? `${label}…` : `${label}: ${chosen?.label ?? value}`}
        pressed={value !== undefined}
        onPressedChange={(pressed) => (pressed ? setOpen(true) : onChange(null))}
      />
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        {open ? (
          <RecordSearch
            {...props}
            others={others}
            onChange={(id) => {
              setOpen(false)
              onChange(id)
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

/** How many are offered at once. */
const offered = 12

/** Finds the record while one types; Enter takes the nearest. */
function RecordSearch<Named extends { id: number }>({
  label,
  onChange,
  names,
  nameOf,
  others = [],
}: RecordChipProps<Named>) {
  const [query, setQuery] = useState('')
  const reread = useReread()
  const key = names({ words: query })
  const { data, loading, failure } = useFound(key)
  const found = (data?.data ?? []).map((record) => ({ value: String(record.id), label: nameOf(record) }))
  const choices = [...(query === '' ? others : []), ...found].slice(0, offered)
  const [nearest] = choices
  return (
    <Stack space="s4">
      <SearchBox
        placeholder={label}
        onQuery={setQuery}
        onSearch={(words) => {
          // What stands there may still answer fewer letters.
          if (words === query && !loading && nearest) onChange(nearest.value)
          else setQuery(words)
        }}
      />
      {data === undefined && failure ? (
        <ScreenFailure onRetry={() => void reread(key)} />
      ) : choices.length === 0 && !loading ? (
        <EmptyState title={<FormattedMessage id="admin.list.nothing" />} />
      ) : (
        <Stack as="ul" space="s1" aria-label={label} aria-busy={loading || undefined}>
          {choices.map((choice) => (
            <li key={choice.value}>
              <Button variant="tertiary" size="s" onClick={() => onChange(choice.value)}>
                {choice.label}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
