import { errorsIn, useLanguage } from '@gallery/client'
import type { CollectionDetail, RoomPerson } from '@gallery/contract'
import { Checkbox, FieldGrid, Form, Select, SubmitRow, TextArea, TextField, useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { copyText } from '../collections/copyText.ts'
import { MadeLink } from '../collections/MadeLink.tsx'
import { roomHref } from '../collections/roomHref.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { addPerson, changePerson } from './roomPeopleWrites.ts'

interface PersonDialogProps {
  room: CollectionDetail
  /** Who is changed; without it somebody gets a link. */
  person?: RoomPerson
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who somebody is and what is written to them: gives them a link of their own, which is then in the clipboard. */
export function PersonDialog({ room, person, open, onOpenChange }: PersonDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id={person ? 'admin.rooms.edit' : 'admin.rooms.add'} />}
      description={person ? undefined : <FormattedMessage id="admin.rooms.addLead" />}
    >
      {open ? <PersonForm room={room} person={person} onClose={() => onOpenChange(false)} /> : null}
    </FormDialog>
  )
}

interface PersonFormProps extends Pick<PersonDialogProps, 'room' | 'person'> {
  onClose: () => void
}

/** Apart from its dialog: one that is opened again begins anew, without what was refused before. */
function PersonForm({ room, person, onClose }: PersonFormProps) {
  const intl = useIntl()
  const here = useLanguage()
  const refresh = useRefresh()
  const { show } = useToast()
  const [errors, setErrors] = useState({})
  /** The link of whoever was added, where the browser did not let it into the clipboard. */
  const [uncopied, setUncopied] = useState<string>()
  const say = (name: string) => intl.formatMessage({ id: `admin.rooms.field.${name}` })

  async function save(values: Record<string, string>): Promise<void> {
    const { name = '', email = '', note = '', language = here } = values
    setErrors({})
    const form = { name, email, note, language: language === 'en' ? ('en' as const) : ('es' as const) }
    try {
      if (person) await changePerson({ id: room.id, person: person.id }, form)
      else {
        const added = addPerson(room.id, { ...form, send: values.send === '1' })
        const link = added.then((guest) => roomHref(guest.link, form.language))
        const copied = await copyText(link)
        if (copied) show({ text: intl.formatMessage({ id: 'admin.rooms.linkCopied' }, { name }) })
        else {
          setUncopied(await link)
          await refresh()
          return
        }
      }
      await refresh()
      onClose()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  // They have their link: pressed again, the button would make another.
  if (uncopied !== undefined) {
    return (
      <MadeLink label={intl.formatMessage({ id: 'admin.rooms.link' })} link={uncopied} copied={false}>
        <FormattedMessage id="admin.rooms.linkMade" />
      </MadeLink>
    )
  }
  return (
    <Form errors={errors} onSubmit={save}>
      <FieldGrid>
        <TextField
          name="name"
          label={say('name')}
          maxLength={300}
          autoComplete="off"
          defaultValue={person?.name}
        />
        <TextField
          name="email"
          type="email"
          optional
          label={say('email')}
          hint={<FormattedMessage id={person?.email ? 'admin.rooms.emailOther' : 'admin.rooms.emailHint'} />}
          autoComplete="off"
          defaultValue={person?.email}
        />
        <TextArea
          name="note"
          optional
          wide
          rows={3}
          label={say('note')}
          hint={<FormattedMessage id="admin.rooms.noteHint" />}
          defaultValue={person?.note}
        />
        <Select
          name="language"
          label={say('language')}
          defaultValue={person?.language ?? here}
          options={(['es', 'en'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `admin.rooms.language.${value}` }),
          }))}
        />
        {person ? null : (
          <Checkbox wide name="send" value="1" label={<FormattedMessage id="admin.rooms.send" />} />
        )}
      </FieldGrid>
      <SubmitRow onCancel={onClose}>
        <FormattedMessage id={person ? 'admin.rooms.save' : 'admin.rooms.create'} />
      </SubmitRow>
    </Form>
  )
}
