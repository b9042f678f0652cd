import { Container, RichText } from '@gallery/ui'

/**
 * What the page was made from, as the API answered (`?debug`): never more than the page itself may know, and without the
 * bytes of pictures, which nobody reads.
 */
export function DebugData({ data }: { data: unknown }) {
  return (
    <Container>
      <RichText>
        <pre>{JSON.stringify(data, withoutBytes, 2)}</pre>
      </RichText>
    </Container>
  )
}

function withoutBytes(_name: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('data:') ? undefined : value
}
