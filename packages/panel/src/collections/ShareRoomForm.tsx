import { errorsIn, useLanguage, useLoadedSite } from '@gallery/client'
import { type CollectionDetail, roomPrices } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { DateField, FieldGrid, Form, Select, SubmitRow, TextArea, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { createCollection } from './collectionWrites.ts'
import { copyText } from './copyText.ts'
import { MadeLink } from './MadeLink.tsx'
import { roomEnd } from './roomEnd.ts'
import { roomHref } from './roomHref.ts'
import { roomTexts } from './roomTexts.ts'

/** How many days a room is open unless somebody says otherwise. */
const usualDays = 30

interface ShareRoomFormProps {
  workIds: readonly number[]
  collection: CollectionDetail | undefined
  onShared: ((link: string) => void) | undefined
}

/** For whom the room is, until when and with which words; the button makes it and copies its address, which then stands in its place. */
export function ShareRoomForm({ workIds, collection, onShared }: ShareRoomFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone, today } = useLoadedSite()
  const refresh = useRefresh()
  const [errors, setErrors] = useState({})
  const [made, setMade] = useState<{ link: string; copied: boolean }>()

  async function share({ recipient = '', open_until = '', message = '', prices }: Record<string, string>) {
    setErrors({})
    const link = createCollection({
      ...roomTexts(recipient, collection),
      public: false,
      works: [...workIds],
      prices: roomPrices.find((each) => each === prices) ?? 'none',
      recipient,
      message,
      open_until: roomEnd(open_until, timeZone),
    }).then((room) => roomHref(room.link, language))
    try {
      const copied = await copyText(link)
      const address = await link
      setMade({ link: address, copied })
      onShared?.(address)
      await refresh()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  // The room is there: pressed again, the button would make another.
  if (made) {
    return (
      <MadeLink label={intl.formatMessage({ id: 'admin.collections.share.link' })} {...made}>
        <FormattedMessage
          id={made.copied ? 'admin.collections.share.copied' : 'admin.collections.share.made'}
        />
      </MadeLink>
    )
  }
  return (
    <Form errors={errors} onSubmit={share}>
      <FieldGrid>
        <TextField
          name="recipient"
          label={<FormattedMessage id="admin.collections.field.recipient" />}
          hint={<FormattedMessage id="admin.collections.share.recipientHint" />}
          optional
          maxLength={300}
          autoComplete="off"
        />
        <DateField
          name="open_until"
          label={<FormattedMessage id="admin.collections.field.open_until" />}
          hint={<FormattedMessage id="admin.collections.untilHint" />}
          optional
          min={today}
          defaultValue={addDays(today, usualDays)}
        />
        <Select
          name="prices"
          label={<FormattedMessage id="admin.rooms.prices" />}
          defaultValue="none"
          options={roomPrices.map((value) => ({
            value,
            label: intl.formatMessage({ id: `admin.rooms.prices.${value === 'shared' ? 'fixed' : value}` }),
          }))}
        />
        <TextArea
          name="message"
          label={<FormattedMessage id="admin.collections.field.message" />}
          hint={<FormattedMessage id="admin.collections.messageHint" />}
          optional
          wide
          rows={3}
        />
      </FieldGrid>
      <SubmitRow busyLabel={<FormattedMessage id="admin.collections.share.making" />}>
        <FormattedMessage id="admin.collections.share.create" />
      </SubmitRow>
    </Form>
  )
}
