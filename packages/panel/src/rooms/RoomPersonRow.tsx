import { reported } from '@gallery/client'
import type { CollectionDetail, RoomPerson } from '@gallery/contract'
import { Button, ConfirmDialog, Menu } from '@gallery/ui'
import { RoomGuest } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { copyText } from '../collections/copyText.ts'
import { roomHref } from '../collections/roomHref.ts'
import { useIsWatched } from '../collections/useIsWatched.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonRoomsDialog } from './PersonRoomsDialog.tsx'
import { giveLinkBack, mailLink, revokeLink } from './roomPeopleWrites.ts'
import { useLooks } from './useLooks.ts'

interface RoomPersonRowProps {
  room: CollectionDetail
  person: RoomPerson
}

/** One of the people of a room: how often they came, what they looked at, and what can be done with their link. */
export function RoomPersonRow({ room, person }: RoomPersonRowProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const [copied, setCopied] = useState<boolean>()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<'edit' | 'rooms'>()
  const { looks, summary, most } = useLooks(room, person)
  const isWatched = useIsWatched()
  const place = { id: room.id, person: person.id }
  const isRevoked = person.revoked_at !== null
  const hasCome = person.opened > 0
  const of = (id: string) =>
    intl.formatMessage(
      { id: 'admin.collections.rooms.of' },
      { action: intl.formatMessage({ id }), name: person.name }
    )

  async function doing(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    await reported(async () => {
      await act()
      await refresh()
    }).finally(() => {
      setBusy(false)
      setAsking(false)
    })
  }
  const revoke = () =>
    doing(async () => {
      await revokeLink(place)
      offer({
        text: intl.formatMessage({ id: 'admin.rooms.revoked' }, { name: person.name }),
        undo: async () => {
          await giveLinkBack(place)
          await refresh()
        },
      })
    })
  const action = (id: string, act: () => void, disabled = false) => (
    <Button variant="tertiary" size="s" disabled={disabled} aria-label={of(id)} onClick={act}>
      <FormattedMessage id={id} />
    </Button>
  )
  const copyLabel = copied === undefined ? 'copy' : copied ? 'copied' : 'notCopied'
  const mailLabel = person.sent_at === null ? 'admin.rooms.mail' : 'admin.rooms.remind'
  return (
    <>
      <RoomGuest
        name={person.name}
        revoked={isRevoked}
        facts={<PersonFacts person={person} noted={isWatched(room)} />}
        note={
          person.note === '' || isRevoked ? undefined : (
            <FormattedMessage id="admin.rooms.noted" values={{ note: person.note }} />
          )
        }
        actions={
          isRevoked ? (
            action('admin.rooms.giveBack', () => void doing(() => giveLinkBack(place)), busy)
          ) : (
            <>
              {hasCome || person.email === ''
                ? null
                : action(mailLabel, () => void doing(() => mailLink(place)), busy)}
              {action(`admin.collections.rooms.${copyLabel}`, () => {
                void copyText(Promise.resolve(roomHref(person.link, person.language))).then(setCopied)
              })}
              {action('admin.rooms.revoke', () => setAsking(true), busy)}
              <Menu
                label={<FormattedMessage id="admin.rooms.more" />}
                aria-label={of('admin.rooms.more')}
                items={[
                  {
                    kind: 'action',
                    label: intl.formatMessage({ id: 'admin.rooms.edit' }),
                    onSelect: () => setOpen('edit'),
                  },
                  {
                    kind: 'action',
                    label: intl.formatMessage({ id: 'admin.rooms.all' }),
                    onSelect: () => setOpen('rooms'),
                  },
                  ...(hasCome && person.email !== ''
                    ? [
                        {
                          kind: 'action' as const,
                          label: intl.formatMessage({ id: mailLabel }),
                          onSelect: () => void doing(() => mailLink(place)),
                        },
                      ]
                    : []),
                ]}
              />
            </>
          )
        }
        {...(hasCome && !isRevoked
          ? {
              looks,
              looksLabel: intl.formatMessage({ id: 'admin.rooms.looks' }, { name: person.name }),
              summary: (
                <>
                  <div>{summary}</div>
                  {most ? (
                    <FormattedMessage
                      id="admin.rooms.most"
                      values={{ most: <em lang={most.lang}>{most.text}</em> }}
                    />
                  ) : null}
                </>
              ),
            }
          : {})}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        busy={busy}
        title={<FormattedMessage id="admin.rooms.revokeTitle" values={{ name: person.name }} />}
        confirmLabel={<FormattedMessage id="admin.rooms.revokeYes" />}
        onConfirm={() => void revoke()}
      >
        <FormattedMessage id="admin.rooms.revokeText" />
      </ConfirmDialog>
      <PersonDialog
        room={room}
        person={person}
        open={open === 'edit'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : undefined)}
      />
      {open === 'rooms' ? <PersonRoomsDialog person={person} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
