import { Container, Text } from '@gallery/ui'
import { useQuery } from '../routing/useQuery.ts'

/** The `msg` of the address where no script shows it as a toast. */
export function PlainMessage() {
  const query = useQuery()
  const message = query.get('msg')?.trim()
  if (!message) return null
  return (
    <noscript>
      <Container>
        <Text role="status" size="l">
          {message}
        </Text>
      </Container>
    </noscript>
  )
}
