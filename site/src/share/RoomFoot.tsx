import { useLoadedSite } from '@gallery/client'
import { Container, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { roomOpenedPath } from './roomVisitPath.ts'

/** Says to whoever has a link of their own what the gallery learns of it. Without scripts a picture tells that it was opened. */
export function RoomFoot({ link }: { link: string }) {
  const { options } = useLoadedSite()
  return (
    <Container>
      <Text size="s" tone="ink2" measure>
        <FormattedMessage id="room.watched" values={{ gallery: options.name }} />
      </Text>
      <noscript>
        <img src={roomOpenedPath(link)} alt="" width={1} height={1} />
      </noscript>
    </Container>
  )
}
