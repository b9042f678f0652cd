import { errorsIn, type Failure, useLoadedSite } from '@gallery/client'
import type { WorkHold } from '@gallery/contract'
import {
  DateTimeField,
  Form,
  Inline,
  Stack,
  SubmitRow,
  Switch,
  Text,
  TextArea,
  TextField,
  useDates,
} from '@gallery/ui'
import { HoldLine, ToggleChip } from '@gallery/ui/admin'
import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wasLost } from '../../frame/attempt.ts'
import { useRefresh } from '../../frame/useRefresh.ts'
import { useHoldTimes } from '../../held/useHoldTimes.ts'
import { firstEnd, handEnd, pressedEnd, sentEnd } from './holdEnd.ts'
import { changeHold, holdsAs, holdWork } from './holdWrites.ts'
import { lineIn, wordsOf } from './lineIn.ts'

/** The days that a press sets. */
const spans = [1, 3, 7] as const

interface HoldFormProps {
  work: number
  /** Who holds the work and who waits, as the form opens; then whoever is written down comes behind. */
  line: readonly WorkHold[]
  /** The hold that is changed; without it a new one is made. */
  hold?: WorkHold | undefined
  /** Called when it is saved, with the hold that is new; without where one was changed. */
  onDone: (made?: WorkHold) => void
  onCancel: () => void
}

/**
 * Holds a work for somebody: for whom, until when, why. Who comes too late keeps what they typed, sees who was faster,
 * and can be written down behind.
 */
export function HoldForm({ work, line, hold, onDone, onCancel }: HoldFormProps) {
  const intl = useIntl()
  const dates = useDates()
  const refresh = useRefresh()
  const until = useHoldTimes()
  const { today, timeZone: zone } = useLoadedSite()
  const spanLabel = useId()
  const endField = useRef<HTMLInputElement>(null)
  const [lost, setLost] = useState<readonly WorkHold[]>()
  const [client, setClient] = useState(hold?.client ?? '')
  const [end, setEnd] = useState(() => firstEnd(hold, today))
  const [remind, setRemind] = useState(hold?.remind ?? true)
  const [errors, setErrors] = useState<Failure['errors']>({})
  // Why it is not held though nobody has it: it is sold, say.
  const [refusal, setRefusal] = useState<string>()
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.workHolds.${name}` }, values)

  const open = (lost ?? line).filter(({ state }) => state !== 'over')
  const [holder, ...others] = open
  const isBehind = hold === undefined && holder !== undefined
  const isHeldBy = holder?.created_by?.full_name ?? ''

  function pressSpan(days: number): void {
    // To the form it is as if the field were typed in: what is wrong there goes, and no other error comes or goes.
    endField.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setEnd(pressedEnd(end, days, today))
  }

  async function save(values: Record<string, string>) {
    const { contact = '', note = '' } = values
    // Behind somebody no field has the hour of a press.
    const clock = values.until ?? (end.days === null ? '' : end.begins)
    const formOf = (wait: boolean) => {
      const sent = sentEnd(end, wait, clock, zone)
      return sent && { client, contact, note, remind, ...sent }
    }
    const form = formOf(isBehind)
    if (form === null) return setErrors({ until: [say('noEnd')] })
    // Where the answer to the same press was lost, whoever stands in the line by now may be who it put there.
    const other = formOf(!isBehind)
    const before = other && { ...other, wait: !isBehind }
    try {
      let made: WorkHold | undefined
      if (hold) await changeHold(work, hold.id, form)
      else if (before && wasLost(...holdsAs(work, before))) made = await holdWork(work, before)
      else made = await holdWork(work, { ...form, wait: isBehind })
      await refresh()
      onDone(made)
    } catch (error) {
      const now = lineIn(error)
      // That a hold could not be changed has been reported already.
      setRefusal(hold ? undefined : wordsOf(error))
      if (now === undefined) return setErrors(errorsIn(error))
      setErrors({})
      setLost(now)
      await refresh()
    }
  }

  return (
    <Form errors={errors} message={refusal} onSubmit={save}>
      <Stack space="s4">
        {isBehind ? (
          <HoldLine
            title={
              lost
                ? say('lost', { name: isHeldBy, time: dates.clock(holder.created_at) })
                : say('isHeld', { name: isHeldBy })
            }
            places={[
              { id: holder.id, name: holder.client, note: say('until', { until: until(holder.until) }) },
              ...others.map((each) => ({
                id: each.id,
                name: each.client,
                note: say('from', { from: until(each.from) }),
              })),
              {
                id: 'new',
                name: client || say('whoever'),
                note: say(lost ? 'behindKept' : 'behind'),
              },
            ]}
          />
        ) : null}
        <TextField
          name="client"
          label={<FormattedMessage id="admin.workHolds.client" />}
          value={client}
          onChange={({ currentTarget }) => setClient(currentTarget.value)}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          name="contact"
          label={<FormattedMessage id="admin.workHolds.contact" />}
          optional
          maxLength={200}
          autoComplete="off"
          defaultValue={hold?.contact ?? ''}
        />
        <Stack space="s3">
          <Text size="s" id={spanLabel}>
            <b>
              <FormattedMessage id={isBehind ? 'admin.workHolds.for' : 'admin.workHolds.untilWhen'} />
            </b>
          </Text>
          <Inline space="s2" role="group" aria-labelledby={spanLabel}>
            {spans.map((span) => (
              <ToggleChip
                key={span}
                label={say('span', { days: span })}
                dismissible={false}
                pressed={end.days === span}
                onPressedChange={() => pressSpan(span)}
              />
            ))}
            <ToggleChip
              label={say('other')}
              dismissible={false}
              pressed={end.days === null}
              onPressedChange={() => setEnd(handEnd)}
            />
          </Inline>
          {isBehind && end.days !== null ? null : (
            <DateTimeField
              // A press begins with its day.
              key={end.presses}
              ref={endField}
              name="until"
              label={<FormattedMessage id="admin.workHolds.dayAndHour" />}
              defaultValue={end.begins}
              onChange={() => setEnd(handEnd)}
            />
          )}
        </Stack>
        <TextArea
          name="note"
          label={<FormattedMessage id="admin.workHolds.note" />}
          optional
          maxLength={2_000}
          rows={2}
          defaultValue={hold?.note ?? ''}
        />
        <Switch
          label={<FormattedMessage id="admin.workHolds.remind" />}
          checked={remind}
          onCheckedChange={setRemind}
        />
        <SubmitRow onCancel={onCancel}>
          <FormattedMessage
            id={
              hold ? 'admin.workHolds.save' : isBehind ? 'admin.workHolds.behindYes' : 'admin.workHolds.yes'
            }
            values={{ place: open.length + 1 }}
          />
        </SubmitRow>
      </Stack>
    </Form>
  )
}
