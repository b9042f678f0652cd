import { useLanguage } from '@gallery/client'
import type { WorkSummary } from '@gallery/contract'
import { Button, CheckboxGroup, Form, Section, Stack } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '../routing/useQuery.ts'
import { askedIn, askHref } from './askedIn.ts'
import { severalId } from './severalHref.ts'
import { tickNames } from './tickNames.ts'

interface AskSeveralProps {
  works: readonly WorkSummary[]
  /** Where the works that are ticked lead. */
  path: string
  /** The name that a work's page goes by there. */
  refOf: (work: WorkSummary) => string | number
}

/**
 * Gathers works of a list by ticking them, to ask about all at once; those that the address names (`works`) are ticked
 * already. A form that the browser can send: no script is needed. With scripts the page stays, and what was typed with it.
 */
export function AskSeveral({ works, path, refOf }: AskSeveralProps) {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const ticked = askedIn(useQuery())
  if (works.length < 2) return null
  return (
    <Section id={severalId} title={intl.formatMessage({ id: 'ask.several' })} data-screen="">
      <Form
        action={path}
        method="get"
        onSubmit={({ works: chosen = '' }) =>
          void navigate(askHref(path, chosen === '' ? [] : chosen.split(',')))
        }
      >
        <Stack space="s4">
          <CheckboxGroup
            name="works"
            label={<FormattedMessage id="ask.which" />}
            optional
            wide
            defaultValues={ticked}
            options={tickNames(works, language).map(({ work, title, lang, rest }) => ({
              value: String(refOf(work)),
              label: (
                <span>
                  <span lang={lang}>{title}</span>
                  {title !== '' && rest.length > 0 ? ', ' : null}
                  {rest.join(', ')}
                </span>
              ),
            }))}
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
