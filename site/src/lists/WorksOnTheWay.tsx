import { Container, WorkGrid } from '@gallery/ui'

/** The space of the works of an artist or a collection until they come. */
export function WorksOnTheWay() {
  return (
    <Container>
      <WorkGrid works={[]} loading />
    </Container>
  )
}
