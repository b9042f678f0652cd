import { errorsIn, shownByForms } from '@gallery/client'
import { type AgendaSlot, mostPlaces } from '@gallery/contract'
import { FieldGrid, Stack, TextField, VisuallyHidden } from '@gallery/ui'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { SlotSwitch } from './SlotSwitch.tsx'
import { savesInTurn } from './savesInTurn.ts'
import { changeSlot } from './slotWrites.ts'
import { answered, type TypedNumber } from './typedNumber.ts'

/** How long it is said that a limit was saved, in milliseconds. */
const said = 4_000

/** How many a slot takes, whether it takes more, and whether school groups. All are saved at once. */
export function SlotCapacity({ slot: { id, limit, unavailable, groups } }: { slot: AgendaSlot }) {
  const refresh = useRefresh()
  const [typed, setTyped] = useState<TypedNumber>({})
  const [saveInTurn] = useState(savesInTurn)
  const { text, refused } = typed
  const [saved, setSaved] = useState<number>()
  useEffect(() => {
    if (saved === undefined) return
    const timer = setTimeout(() => setSaved(undefined), said)
    return () => clearTimeout(timer)
  }, [saved])
  const news =
    saved === undefined ? undefined : (
      <FormattedMessage id="admin.appointments.limitSaved" values={{ limit: saved }} />
    )

  /**
   * Keeps the number that was typed. One that is refused stays with the reason until it is changed; what is no number, or
   * could not be sent, gives way to the one that holds. What is typed while it is on its way is left alone.
   */
  async function saveLimit(): Promise<void> {
    if (text === undefined) return
    const wanted = Number(text)
    let reason: string | undefined
    if (text !== '' && Number.isInteger(wanted) && wanted >= 0) {
      try {
        await saveInTurn(wanted, limit, async (number) => {
          await changeSlot(id, { limit: number }, shownByForms)
          await refresh()
          setSaved(number)
        })
      } catch (error) {
        reason = errorsIn(error).limit?.[0]
      }
    }
    setTyped((now) => answered(now, text, reason))
  }

  return (
    <FieldGrid>
      <TextField
        type="number"
        name="limit"
        min={0}
        max={mostPlaces}
        label={<FormattedMessage id="admin.appointments.limit" />}
        value={text ?? String(limit)}
        error={refused}
        hint={news}
        // The reason is a sentence: beside the switch it would be a column of single words.
        wide={refused !== undefined}
        onChange={({ currentTarget }) => {
          setTyped({ text: currentTarget.value })
          setSaved(undefined)
        }}
        onBlur={() => void saveLimit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void saveLimit()
        }}
      />
      <Stack space="s1">
        <SlotSwitch slot={id} name="available" on={!unavailable} />
        <SlotSwitch slot={id} name="groups" on={groups} />
      </Stack>
      {/* Stands there before it says something, for those who went on and do not see what came of it. */}
      <VisuallyHidden role="status">{refused ?? news}</VisuallyHidden>
    </FieldGrid>
  )
}
