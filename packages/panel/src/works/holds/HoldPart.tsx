import { useGet, useNow, useReread } from '@gallery/client'
import { urlOf, type WorkDetail, type WorkHold } from '@gallery/contract'
import { Button, Inline, Skeleton, Stack, Text } from '@gallery/ui'
import { HoldBox } from '@gallery/ui/admin'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { useHoldTimes } from '../../held/useHoldTimes.ts'
import { HoldForm } from './HoldForm.tsx'
import { HoldsNotRead } from './HoldsNotRead.tsx'
import { useHoldActions } from './useHoldActions.tsx'

/** Who a work is held for, beside its record: until when, by whom, who waits behind, and what can be done. */
export function HoldPart({ work }: { work: WorkDetail }) {
  const now = useNow()
  const reread = useReread()
  const until = useHoldTimes()
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
        <HoldBox
          client={holder.client}
          from={holder.from}
          until={holder.until}
          now={now}
          actions={
            <>
              <Button variant="tertiary" size="s" onClick={() => setEditing(holder)}>
                <FormattedMessage id="admin.workHolds.prolong" />
              </Button>
              <Button
                variant="tertiary"
                size="s"
                onClick={() => void actions.move(holder, 'Vendida', work.last_movement)}
              >
                <FormattedMessage id="admin.workHolds.sell" />
              </Button>
              <Button
                variant="tertiary"
                size="s"
                onClick={() => void actions.move(holder, 'En consignación', work.last_movement)}
              >
                <FormattedMessage id="admin.workHolds.consign" />
              </Button>
              <Button variant="tertiary" size="s" onClick={() => void actions.giveUp(holder)}>
                <FormattedMessage id="admin.workHolds.giveUp" />
              </Button>
            </>
          }
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
                      <Button variant="tertiary" size="s" onClick={() => void actions.moveUp(hold, waiting)}>
                        <FormattedMessage id="admin.workHolds.moveUp" />
                      </Button>
                    ) : null}
                    <Button variant="tertiary" size="s" onClick={() => void actions.giveUp(hold)}>
                      <FormattedMessage id="admin.workHolds.takeOff" />
                    </Button>
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
        >
          <FormattedMessage
            id="admin.workHolds.facts"
            values={{ until: until(holder.until), name: holder.created_by?.full_name ?? '' }}
          />
          {holder.contact ? <div>{holder.contact}</div> : null}
          {holder.note ? <div>{holder.note}</div> : null}
        </HoldBox>
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
            onDone={(_, made) => {
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
