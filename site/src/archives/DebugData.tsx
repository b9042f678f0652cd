import { Container, RichText } from '@gallery/ui'

/** What the page was made from, as the API answered (spec §2, `?debug`): never more than the page itself may know. */
export function DebugData({ data }: { data: unknown }) {
  return (
    <Container>
      <RichText>
        <pre>{JSON.stringify(data, null, 2)}</pre>
      </RichText>
    </Container>
  )
}
