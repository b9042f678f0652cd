import { Container, PageTitle } from '@gallery/ui'
import { exhibitions } from '../data/exhibitions'
import { Timeline } from '../Timeline'
import type { Route } from './+types/home'

export function loader() {
  return { exhibitions }
}

export const meta = () => [{ title: 'Slipway, a gallery by the water' }]

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Slipway" lead="A gallery in a boathouse. These are the days to come." />
      <Container>
        <Timeline exhibitions={loaderData.exhibitions} />
      </Container>
    </>
  )
}
