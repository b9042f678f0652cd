import { useLanguage, useLoadedSite } from '@gallery/client'
import { doorPath, urlOf } from '@gallery/contract/plain'
import { Button, Icon } from '@gallery/ui'
import { DoorPage, scanDrawing } from '@gallery/ui/admin'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ChosenSlot } from './ChosenSlot.tsx'
import { countSlot, slotOfNow } from './doorFacts.ts'
import { keepPage } from './keepPage.ts'
import { NameDoorDialog } from './NameDoorDialog.tsx'
import { NoList } from './NoList.tsx'
import { NoSlotsToday } from './NoSlotsToday.tsx'
import { ScanCover } from './ScanCover.tsx'
import { useDoor } from './useDoor.ts'
import { useDoorTitle } from './useDoorTitle.ts'
import { useLettingIn } from './useLettingIn.ts'
import { useStrip } from './useStrip.ts'
import { useTold } from './useTold.ts'
import { WalkInDialog } from './WalkInDialog.tsx'

/** The door of a day, on a phone: who comes, who is inside, and what lets them in. It works without a connection. */
export function DoorScreen() {
  // The camera and what reads codes are allowed on this page alone: it is never a part of another.
  const isOwn = isOwnDocument()
  useEffect(() => {
    if (!isOwn) location.reload()
    else void keepPage()
  }, [isOwn])
  return isOwn ? <Door /> : null
}

/** Whether this document was opened at the door's address, and not one of the panel's screens that led here. */
function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || doorPath(new URL(opened.name).pathname) !== undefined
}

function Door() {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const door = useDoor(useTold())
  const { list } = door
  const strip = useStrip(door)
  const { options } = useLoadedSite()
  const title = useDoorTitle(list, options.name)
  const { count, walkIn } = useLettingIn(door)
  const [chosen, setChosen] = useState<number>()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<'walkIn' | 'name' | 'scan'>()
  const close = () => setOpen(undefined)
  const slot = list && (list.slots.find(({ id }) => id === chosen) ?? slotOfNow(list, door.now()))
  const free = slot ? countSlot(slot).free : 0

  return (
    <DoorPage
      title={title}
      strip={strip}
      menu={[
        { label: intl.formatMessage({ id: 'admin.door.name' }), onSelect: () => setOpen('name') },
        {
          label: intl.formatMessage({ id: 'admin.appointments.doorList' }),
          href: urlOf('/api/paper/door-list.pdf', { language }),
        },
        { label: intl.formatMessage({ id: 'admin.nav.appointments' }), href: path('appointments') },
      ]}
      foot={
        slot ? (
          <>
            <Button variant="secondary" disabled={free === 0} onClick={() => setOpen('walkIn')}>
              <FormattedMessage id="admin.door.walkIn" />
            </Button>
            <Button onClick={() => setOpen('scan')}>
              <Icon name={scanDrawing} size="m" /> <FormattedMessage id="admin.door.scan" />
            </Button>
          </>
        ) : null
      }
      over={
        open === 'scan' && list ? (
          <ScanCover
            title={title}
            door={door}
            list={list}
            strip={strip}
            onShow={(id) => {
              setChosen(id)
              close()
            }}
            onClose={close}
          />
        ) : undefined
      }
    >
      {list && slot ? (
        <ChosenSlot
          list={list}
          slot={slot}
          words={words}
          onWords={setWords}
          onChoose={setChosen}
          onCount={(visit, number) => count(slot, visit, number)}
        />
      ) : list ? (
        <NoSlotsToday day={list.day} />
      ) : (
        <NoList door={door} />
      )}
      {open === 'walkIn' && slot ? (
        <WalkInDialog
          slot={slot}
          free={free}
          words={words}
          onClose={close}
          onWalkIn={(people, name) => {
            walkIn(slot, people, name)
            close()
          }}
        />
      ) : null}
      {open === 'name' ? <NameDoorDialog onClose={close} /> : null}
    </DoorPage>
  )
}
