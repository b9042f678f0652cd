import { Container, PageTitle } from '@gallery/ui'
import { exhibitions } from '../lib/exhibitions'
import { Timeline } from './timeline'

export default function Home() {
  return (
    <>
      <PageTitle title="Slipway" lead="A gallery in a boathouse. These are the days to come." />
      <Container>
        <Timeline exhibitions={exhibitions} />
      </Container>
    </>
  )
}
