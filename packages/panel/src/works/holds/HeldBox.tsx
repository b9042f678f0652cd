import { useNow } from '@gallery/client'
import type { WorkHold } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { HoldBox } from '@gallery/ui/admin'
import { Fragment, type ReactNode, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHoldTimes } from '../../held/useHoldTimes.ts'
import { HoldButton } from './HoldButton.tsx'
import type { useHoldActions } from './useHoldActions.tsx'

interface HeldBoxProps {
  ref: Ref<HTMLElement>
  /** Who has the work. */
  holder: WorkHold
  actions: ReturnType<typeof useHoldActions>
  onProlong: () => void
  /** Opens the form of its sale. */
  onSell: () => void
  /** Who waits behind. */
  next: ReactNode
}

/** Who has a work, and what can be done with that hold. Who comes next has buttons of their own. */
export function HeldBox({ ref, holder, actions, onProlong, onSell, next }: HeldBoxProps) {
  const until = useHoldTimes()
  return (
    <HoldBox
      ref={ref}
      tabIndex={-1}
      client={holder.client}
      from={holder.from}
      until={holder.until}
      now={useNow()}
      actions={
        <Fragment key={holder.id}>
          <Button variant="tertiary" size="s" onClick={onProlong}>
            <FormattedMessage id="admin.workHolds.prolong" />
          </Button>
          <Button variant="tertiary" size="s" onClick={onSell}>
            <FormattedMessage id="admin.workHolds.sell" />
          </Button>
          <HoldButton onAct={() => actions.consign(holder)}>
            <FormattedMessage id="admin.workHolds.consign" />
          </HoldButton>
          <HoldButton onAct={() => actions.giveUp(holder)}>
            <FormattedMessage id="admin.workHolds.giveUp" />
          </HoldButton>
        </Fragment>
      }
      next={next}
    >
      <FormattedMessage
        id="admin.workHolds.facts"
        values={{ until: until(holder.until), name: holder.created_by?.full_name ?? '' }}
      />
      {holder.contact ? <div>{holder.contact}</div> : null}
      {holder.note ? <div>{holder.note}</div> : null}
    </HoldBox>
  )
}
