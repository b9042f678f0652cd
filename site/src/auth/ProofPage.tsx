import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button, Columns, Container, Message, Stack, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '../routing/useQuery.ts'
import { OwnPage } from './OwnPage.tsx'
import { ProofSteps } from './ProofSteps.tsx'
import { returnPath } from './returnPath.ts'

/**
 * Where a link leads to what asks who one is, such as a download: the same steps as in the dialog, as a page, without
 * scripts too. `?path=` is what the link wanted, `?step=code` the second step.
 */
export function ProofPage() {
  const title = useIntl().formatMessage({ id: 'proof.title' })
  const home = `/${useLanguage()}`
  const query = useQuery()
  const { data } = useGet(urlOf('/auth/proof'))
  const wanted = returnPath(query.get('path') ?? '', '', `${home}/user`)
  const [isProven, setIsProven] = useState(false)
  const here = `${home}/auth/proof?${new URLSearchParams({ path: wanted })}`
  if (isProven) {
    return (
      <OwnPage title={title}>
        <Message
          tone="success"
          title={<FormattedMessage id="proof.done" />}
          actions={
            <Button href={wanted} variant="secondary">
              <FormattedMessage id="proof.follow" />
            </Button>
          }
        >
          <FormattedMessage id="proof.doneText" />
        </Message>
      </OwnPage>
    )
  }
  return (
    <OwnPage title={title}>
      <Container>
        <Columns split="6/6" from="desktop">
          <Stack space="s4">
            <Text>
              <FormattedMessage id="proof.whyPage" />
            </Text>
            {data ? (
              <ProofSteps
                ways={data.data.ways}
                actions={{
                  ask: here,
                  code: `${here}&step=code`,
                  isSent: query.get('step') === 'code',
                }}
                onProven={() => {
                  setIsProven(true)
                  window.location.assign(wanted)
                }}
              />
            ) : null}
          </Stack>
        </Columns>
      </Container>
    </OwnPage>
  )
}
