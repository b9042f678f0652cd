import { useGet, useNow, useReread } from '@gallery/client'
import { urlOf, type WorkDetail, type WorkHold } from '@gallery/contract'
import { Button, Inline, Skeleton, Stack, Text } from '@gallery/ui'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { HeldBox } from './HeldBox.tsx'
import { HoldButton } from './HoldButton.tsx'
import { HoldForm } from './HoldForm.tsx'
import { HoldsNotRead } from './HoldsNotRead.tsx'
import { useHoldActions } from './useHoldActions.tsx'

/** Who a work is held for, beside its record: until when, by whom, who waits behind, and what can be done. */
export function HoldPart({ work }: { work: WorkDetail }) {
  const now = useNow()
  const reread = useReread()
  const actions = useHoldActions(work.id)
  const [editing, setEditing] = useState<'new' | WorkHold>()
  const { data, failure } = useGet(urlOf('/api/works/:id/holds', { id: work.id }))
  const line = data?.data.filter(({ state }) => state !== 'over') ?? []
  const [holder, ...waiting] = line
  const isOver = holder !== undefined && new Date(holder.until) <= now
  useEffect(() => {
    // Whoever waits next has it.
    if (isOver) void reread('/api/works')
  }, [isOver, reread])

  const isSold = work.last_movement?.status === 'Vendida'
  if (data === undefined) {
    return failure ? <HoldsNotRead work={work.id} /> : <Skeleton />
  }
  return (
    <>
      {holder === undefined ? (
        isSold ? null : (
          <Inline space="s3" justify="between">
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
          work={work}
          holder={holder}
          actions={actions}
          onProlong={() => setEditing(holder)}
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
    </>
  )
}
