import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ClosedDay } from '../../dates/closedDay.ts'
import { FormContext } from '../../forms/Form/FormContext.ts'
import { fields, preview, split } from '../../private/planner.css.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import { PlanCounts } from './PlanCounts.tsx'
import { PlanFoot } from './PlanFoot.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import {
  type ExistingSlot,
  isCreated,
  type NewSlot,
  newSlots,
  plannedWeekdays,
  planSlots,
} from './planSlots.ts'
import { RuleFields } from './RuleFields.tsx'
import { SkippedSlots } from './SkippedSlots.tsx'
import { ruleProblems, type SlotRule } from './slotRule.ts'

export interface SlotPlannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The field that says for which event: an `EntityPicker` or a `Select`. */
  eventField?: ReactNode
  /** The event's colour. */
  color: EventColor
  /** The rule as it stands. */
  rule: SlotRule
  /** Called with the rule as it is to be; a change of its days asks for other `existing`. */
  onRuleChange: (rule: SlotRule) => void
  /** What is there already in the rule's days: slots of the event, and of others in its hall. */
  existing: readonly ExistingSlot[]
  /** The weekdays on which the gallery opens, 1 Monday to 7 Sunday: what the preview shows beside those of the rule. */
  openWeekdays: readonly number[]
  /** Which of the rule's days the gallery is closed on: nothing is created on them unless they are opened on purpose. */
  closedDays: readonly ClosedDay[]
  /** Called with the slots to be created, in order. */
  onCreate: (slots: NewSlot[]) => void
  /** The way out. */
  onCancel?: () => void
  /**
   * While they are being created.
   * @default false
   */
  busy?: boolean
  /**
   * `existing` does not answer the rule's days yet: nothing can be created blindly.
   * @default false
   */
  loading?: boolean
}

/** The set with the values, or without those of them that it had. */
function flip(set: ReadonlySet<string>, ...values: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...[...set].filter((each) => !values.includes(each)),
    ...values.filter((each) => !set.has(each)),
  ])
}

/**
 * Lays out a season of slots: a rule, a preview of what it gives with its conflicts, and one button that says how
 * many. Renders `<div>`; its bar sticks to the foot of the screen.
 *
 * Use it to open a season of visits. Use `SlotRemover` instead to take slots away, and a form with two
 * `DateTimeField`s for one slot.
 */
export function SlotPlanner({
  eventField,
  color,
  rule,
  onRuleChange,
  existing,
  openWeekdays,
  closedDays,
  onCreate,
  onCancel,
  busy = false,
  loading = false,
  className,
  ...props
}: SlotPlannerProps) {
  const intl = useIntl()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [forced, setForced] = useState<ReadonlySet<string>>(new Set())
  const timeZone = intl.timeZone ?? 'UTC'

  const problems = ruleProblems(rule)
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, intl.formatMessage(messages.problem[problem])])
  )
  const wrong = Object.keys(problems).length > 0
  const weekdays = plannedWeekdays(rule, openWeekdays)
  const days = useMemo(
    () => planSlots(rule, plannedWeekdays(rule, openWeekdays), { existing, closedDays, forced, timeZone }),
    [rule, openWeekdays, existing, closedDays, forced, timeZone]
  )
  const slots = days.flatMap((day) => day.slots)
  const created = newSlots(days, toggled, rule.limit)
  const skipped = slots.filter((slot) => slot.against && !isCreated(slot, toggled))

  return (
    <div {...props} data-event-color={color} className={className}>
      <div className={split}>
        <div className={fields}>
          <FormContext value={{ errors, blocked: wrong, busy, changed: [] }}>
            {eventField}
            <RuleFields rule={rule} onChange={onRuleChange} />
          </FormContext>
        </div>
        <div className={preview} aria-busy={loading || undefined}>
          <PlanCounts
            created={created}
            conflicts={skipped.length}
            closed={slots.filter(({ state }) => state === 'closed').length}
          />
          {days.length > 0 ? (
            <PlanPreview
              days={days}
              columns={weekdays.length}
              limit={rule.limit}
              toggled={toggled}
              onToggle={(key) => setToggled(flip(toggled, key))}
              forced={forced}
              onForce={(day) => setForced(flip(forced, day))}
            />
          ) : null}
          <SkippedSlots slots={skipped} onToggle={(keys) => setToggled(flip(toggled, ...keys))} />
        </div>
      </div>
      <PlanFoot
        created={created}
        wrong={wrong}
        loading={loading}
        busy={busy}
        onCreate={onCreate}
        onCancel={onCancel}
      />
    </div>
  )
}
