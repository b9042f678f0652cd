import { get, reported } from '@gallery/client'
import { maxChosenWorks, urlOf, type WorksNarrowing } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { BulkBar } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ShareRoomDialog } from '../collections/ShareRoomDialog.tsx'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { Ticked } from '../lists/useTicked.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { CollectDialog } from './CollectDialog.tsx'
import type { ChosenWorks } from './changing/chosenWorks.ts'
import { useDeleteWorks } from './useDeleteWorks.tsx'
import { usePublishWorks } from './usePublishWorks.ts'

interface WorksBulkBarProps {
  /** The works that are ticked, on every page, in the order in which they were. */
  ticked: Ticked<{ id: number }>
  /** What the list is narrowed to: choosing all chooses what it has. */
  narrowing: WorksNarrowing
  /** How many works that is. */
  total: number | undefined
}

type Opened = 'collect' | 'share' | 'print'

/** What can be done with all works that are ticked. Render it last in the screen. */
export function WorksBulkBar({ ticked, narrowing, total }: WorksBulkBarProps) {
  const intl = useIntl()
  const toast = useToast()
  const path = useAdminPath()
  const { go } = useLeaving()
  const { search } = useLocation()
  const publish = usePublishWorks()
  const remove = useDeleteWorks()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState<'publish' | 'hide' | 'delete' | null>(null)
  const ids = ticked.rows.map(({ id }) => id)
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.works.bulk.${name}` }, values)

  async function during(name: 'publish' | 'hide' | 'delete', act: () => Promise<unknown>) {
    setBusy(name)
    await reported(act).finally(() => setBusy(null))
  }

  function change() {
    const state: ChosenWorks = { chosen: ids, search }
    go(path('works/change'), { state })
  }

  async function chooseAll() {
    await reported(async () => {
      const { data, total: all } = await get(urlOf('/api/works/ids', narrowing))
      ticked.replace(data.map((id) => ({ id })))
      if (all > data.length) toast.show({ text: say('capped', { max: maxChosenWorks, total: all }) })
    })
  }

  const dialog = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  })
  return (
    <>
      <CollectDialog ids={ids} {...dialog('collect')} />
      <ShareRoomDialog workIds={ids} {...dialog('share')} />
      <PaperDialog workIds={ids} {...dialog('print')} />
      <BulkBar
        count={ids.length}
        label={say('chosen', { count: ids.length })}
        total={total}
        onChooseAll={() => void chooseAll()}
        chooseAllLabel={say('all', { count: total ?? 0 })}
        onClear={ticked.clear}
        actions={[
          {
            label: say('publish'),
            busy: busy === 'publish',
            onAct: () => void during('publish', () => publish(ids, true)),
          },
          {
            label: say('hide'),
            busy: busy === 'hide',
            onAct: () => void during('hide', () => publish(ids, false)),
          },
          { label: say('collect'), onAct: () => setOpened('collect') },
          { label: say('change'), onAct: change },
          { label: intl.formatMessage({ id: 'admin.paper.open' }), onAct: () => setOpened('print') },
          {
            label: say('delete'),
            tone: 'danger',
            busy: busy === 'delete',
            onAct: () =>
              void during('delete', async () => {
                if (await remove(ids)) ticked.clear()
              }),
          },
        ]}
        primary={{ label: say('share'), onAct: () => setOpened('share') }}
      />
    </>
  )
}
