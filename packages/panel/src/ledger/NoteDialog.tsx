import { errorsIn, type Failure, useLoadedSite } from '@gallery/client'
import { noteKinds, noteNumber } from '@gallery/contract'
import { DateField, FieldGrid, Form, Select, SubmitRow, TextArea, TextField, useToast } from '@gallery/ui'
import type { Entity } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { addNote } from './ledgerWrites.ts'
import { WorkField } from './WorkField.tsx'

/** Writes a consignment or loan note of some works, which gets the next number. */
export function NoteDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { show } = useToast()
  const { today } = useLoadedSite()
  const [works, setWorks] = useState<readonly Entity[]>([])
  const [errors, setErrors] = useState<Failure['errors']>({})
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)

  async function save(values: Record<string, string>) {
    const { kind, party = '', address = '', contact = '', until = '', terms = '', date = '' } = values
    const chosen = noteKinds.find((each) => each === kind)
    if (chosen === undefined) return
    try {
      const note = await addNote({
        kind: chosen,
        works: works.map(({ id }) => Number(id)),
        ...{ party, address, contact, terms, date },
        until: until || null,
      })
      await refresh()
      show({ text: say('noteWritten', { number: noteNumber(note) }) })
      onClose()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('newNote')}
      description={say('newNoteLead')}
    >
      <Form errors={errors} onSubmit={save}>
        <FieldGrid>
          <Select
            name="kind"
            label={say('note.kind')}
            options={noteKinds.map((kind) => ({ value: kind, label: say(`note.${kind}`) }))}
            defaultValue="consignment"
          />
          <DateField name="date" label={say('column.date')} defaultValue={today} />
          <TextField name="party" label={say('column.party')} maxLength={300} />
          <DateField name="until" label={say('until')} optional />
          <TextField name="address" label={say('note.address')} optional maxLength={300} />
          <TextField name="contact" label={say('note.contact')} optional maxLength={200} />
        </FieldGrid>
        <WorkField multiple value={works} onChange={setWorks} />
        <TextArea name="terms" label={say('note.terms')} optional rows={3} maxLength={4_000} />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.ledger.writeNote" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
