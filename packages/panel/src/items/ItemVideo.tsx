import { VideoId, videoService } from '@gallery/contract'
import { Stack, TextField, VideoEmbed } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { ItemForm } from './itemForm.ts'

/** The video of an item, as an id or a whole address, and under it what visitors will be offered. */
export function ItemVideo({ form }: { form: ItemForm }) {
  const { video, subtitle_es } = form.values
  const read = VideoId.safeParse(video)
  const id = read.success ? read.data : ''
  return (
    <Stack space="s3">
      <TextField
        optional
        label={<FormattedMessage id="admin.items.field.video" />}
        hint={
          id === '' ? (
            <FormattedMessage id="admin.items.videoHint" />
          ) : (
            <FormattedMessage id="admin.items.videoBecomes" values={{ service: videoService(id), id }} />
          )
        }
        {...form.text('video')}
      />
      {id === '' ? null : <VideoEmbed key={id} video={id} title={subtitle_es} titleLang="es" />}
    </Stack>
  )
}
