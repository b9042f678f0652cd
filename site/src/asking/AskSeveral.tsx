import { useLanguage } from '@gallery/client'
import type { WorkSummary } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, CheckboxGroup, Form, Section, Stack } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

type Tickable = Pick<WorkSummary, 'id' | 'hash' | 'title_es' | 'title_en' | 'artist'>

interface AskSeveralProps {
  works: readonly Tickable[]
  /** Where the works that are ticked lead. */
  path: string
  /** The name that a work's page goes by there. */
  refOf: (work: Tickable) => string | number
}

/** Gathers works of a list by ticking them, to ask about all at once. A form that the browser sends: no script is needed. */
export function AskSeveral({ works, path, refOf }: AskSeveralProps) {
  const intl = useIntl()
  const language = useLanguage()
  if (works.length < 2) return null
  return (
    <Section title={intl.formatMessage({ id: 'ask.several' })} data-screen="">
      <Form action={path} method="get">
        <Stack space="s4">
          <CheckboxGroup
            name="works"
            label={<FormattedMessage id="ask.which" />}
            optional
            wide
            options={works.map((work) => {
              const title = translated(work, 'title', language)
              return {
                value: String(refOf(work)),
                label: (
                  <span>
                    <span lang={title.lang}>{title.text}</span>
                    {title.text && work.artist ? ', ' : null}
                    {work.artist?.display}
                  </span>
                ),
              }
            })}
          />
          <div>
            <Button type="submit" variant="secondary">
              <FormattedMessage id="ask.theseWorks" />
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  )
}
