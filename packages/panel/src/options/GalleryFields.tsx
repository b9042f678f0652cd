import { FieldGrid, Switch, TextField } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { RightsInputs } from '../fields/RightsFields.tsx'
import { FacadeField } from './FacadeField.tsx'
import type { HomeForm } from './HomeOptionsPage.tsx'
import { OptionsSection } from './OptionsSection.tsx'
import { SocialFields } from './SocialFields.tsx'

interface GalleryFieldsProps {
  form: HomeForm
  labelOf: (field: string) => string
}

/** How the gallery is reached, what a visit needs, and how it deals with bookings, pictures and records. */
export function GalleryFields({ form, labelOf }: GalleryFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <OptionsSection name="reach">
        <FieldGrid>
          <TextField type="email" optional label={labelOf('mail')} {...form.text('mail')} />
          <TextField type="tel" optional label={labelOf('phone')} {...form.text('phone')} />
          <TextField
            wide
            type="url"
            optional
            label={labelOf('newsletter')}
            hint={<FormattedMessage id="admin.options.newsletterHint" />}
            {...form.text('newsletter')}
          />
        </FieldGrid>
        <SocialFields value={form.values.social} onChange={(social) => form.set('social', social)} />
      </OptionsSection>
      <OptionsSection name="visit">
        <FieldGrid>
          <TextField wide optional label={labelOf('address')} {...form.text('address')} />
        </FieldGrid>
        <BilingualField
          kind="area"
          rows={2}
          optional
          label={labelOf('directions')}
          {...form.bilingual('directions')}
        />
        <BilingualField
          kind="area"
          rows={2}
          optional
          label={labelOf('bring')}
          hint={intl.formatMessage({ id: 'admin.options.bringHint' })}
          {...form.bilingual('bring')}
        />
        <BilingualField
          kind="area"
          rows={3}
          optional
          label={labelOf('access')}
          hint={intl.formatMessage({ id: 'admin.options.accessHint' })}
          {...form.bilingual('access')}
        />
        <FacadeField
          label={labelOf('facade')}
          value={form.values.facade}
          onChange={(facade) => form.set('facade', facade)}
        />
        <BilingualField
          optional
          label={labelOf('facadeAlt')}
          hint={intl.formatMessage({ id: 'admin.options.facadeAltHint' })}
          {...form.bilingual('facadeAlt')}
        />
      </OptionsSection>
      <OptionsSection name="bookings">
        <FieldGrid>
          <TextField
            inputMode="numeric"
            label={labelOf('reminderHour')}
            hint={<FormattedMessage id="admin.options.reminderHourHint" />}
            {...form.number('reminderHour')}
          />
          <TextField
            inputMode="numeric"
            label={labelOf('offerHours')}
            hint={<FormattedMessage id="admin.options.offerHoursHint" />}
            {...form.number('offerHours')}
          />
          <TextField
            inputMode="numeric"
            label={labelOf('fewShare')}
            hint={<FormattedMessage id="admin.options.fewShareHint" />}
            {...form.number('fewShare')}
          />
        </FieldGrid>
      </OptionsSection>
      <OptionsSection name="pictures">
        <RightsInputs above="nothing" rights={form.text('rights')} note={form.bilingual('rightsNote')} />
        <FieldGrid>
          <TextField
            inputMode="numeric"
            label={labelOf('zoomPixels')}
            hint={<FormattedMessage id="admin.options.zoomPixelsHint" />}
            {...form.number('zoomPixels')}
          />
          <TextField
            inputMode="numeric"
            label={labelOf('rightsPixels')}
            hint={<FormattedMessage id="admin.options.rightsPixelsHint" />}
            {...form.number('rightsPixels')}
          />
        </FieldGrid>
      </OptionsSection>
      <OptionsSection name="shown">
        <Switch
          label={labelOf('showReserved')}
          hint={<FormattedMessage id="admin.options.showReservedHint" />}
          checked={form.values.showReserved}
          onCheckedChange={(shown) => form.set('showReserved', shown)}
        />
        <Switch
          label={labelOf('watchRooms')}
          hint={<FormattedMessage id="admin.options.watchRoomsHint" />}
          checked={form.values.watchRooms}
          onCheckedChange={(watched) => form.set('watchRooms', watched)}
        />
        <Switch
          label={labelOf('offerHarvest')}
          hint={<FormattedMessage id="admin.options.offerHarvestHint" />}
          checked={form.values.offerHarvest}
          onCheckedChange={(offered) => form.set('offerHarvest', offered)}
        />
      </OptionsSection>
    </>
  )
}
