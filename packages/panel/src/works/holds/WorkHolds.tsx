import { useNow, useReread } from '@gallery/client'
import type { WorkDetail, WorkHold } from '@gallery/contract'
import { Button, Inline, Stack, Text } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { useFocusAfter } from '../../frame/useFocusAfter.ts'
import { lastOf } from '../nextMovement.ts'
import { SaleDialog } from '../SaleDialog.tsx'
import { HeldBox } from './HeldBox.tsx'
import { HoldButton } from './HoldButton.tsx'
import { HoldForm } from './HoldForm.tsx'
import { useHoldActions } from './useHoldActions.tsx'

interface WorkHoldsProps {
  work: Pick<WorkDetail, 'id' | 'title_es' | 'title_en' | 'last_movement' | 'sold'>
  /** Who has it, then who waits behind. */
  line: readonly WorkHold[]
}

/** Who a work is held for: until when, by whom, who waits behind, and what can be done. Of a work that is sold, nothing. */
export function WorkHolds({ work, line }: WorkHoldsProps) {
  const now = useNow()
  const reread = useReread()
  const actions = useHoldActions(work.id)
  const [editing, setEditing] = useState<'new' | WorkHold>()
  const [selling, setSelling] = useState(false)
  const [holder, ...waiting] = line
  const isSold = work.sold
  // The box of who had it goes with the button that was pressed in it; what stands there then goes too, once it is sold.
  const standing = useRef<HTMLElement>(null)
  useFocusAfter(holder?.id ?? isSold, standing)
  const isOver = holder !== undefined && new Date(holder.until) <= now
  useEffect(() => {
    // Whoever waits next has it.
    if (isOver) void reread('/api/works')
  }, [isOver, reread])

  return (
    <>
      {holder === undefined ? (
        isSold ? null : (
          <Inline ref={standing} tabIndex={-1} space="s3" justify="between">
            <Text size="s" tone="ink2">
              <FormattedMessage id="admin.workHolds.free" />
            </Text>
            <Button variant="tertiary" size="s" onClick={() => setEditing('new')}>
              <FormattedMessage id="admin.workHolds.hold" />
            </Button>
          </Inline>
        )
      ) : (
        <HeldBox
          ref={standing}
          holder={holder}
          actions={actions}
          onProlong={() => setEditing(holder)}
          onSell={() => setSelling(true)}
          next={
            <Stack space="s3">
              {waiting.map((hold, index) => (
                <Inline key={hold.id} space="s3" justify="between">
                  <span>
                    <FormattedMessage
                      id="admin.workHolds.next"
                      values={{ place: index + 2, client: <b key="client">{hold.client}</b> }}
                    />
                  </span>
                  <Inline space="s3">
                    {index > 0 ? (
                      <HoldButton onAct={() => actions.moveUp(hold, waiting)}>
                        <FormattedMessage id="admin.workHolds.moveUp" />
                      </HoldButton>
                    ) : null}
                    <HoldButton onAct={() => actions.giveUp(hold)}>
                      <FormattedMessage id="admin.workHolds.takeOff" />
                    </HoldButton>
                  </Inline>
                </Inline>
              ))}
              <div>
                <Button variant="tertiary" size="s" onClick={() => setEditing('new')}>
                  <FormattedMessage id="admin.workHolds.addBehind" />
                </Button>
              </div>
            </Stack>
          }
        />
      )}
      <FormDialog
        open={editing !== undefined}
        onOpenChange={(open) => {
          if (!open) setEditing(undefined)
        }}
        title={
          <FormattedMessage
            id={editing === 'new' ? 'admin.workHolds.title' : 'admin.workHolds.prolongTitle'}
          />
        }
      >
        {editing ? (
          <HoldForm
            work={work.id}
            line={line}
            hold={editing === 'new' ? undefined : editing}
            onDone={(made) => {
              setEditing(undefined)
              if (made) actions.made(made)
            }}
            onCancel={() => setEditing(undefined)}
          />
        ) : null}
      </FormDialog>
      {selling ? <SaleDialog work={work} last={lastOf(work)} onClose={() => setSelling(false)} /> : null}
    </>
  )
}
