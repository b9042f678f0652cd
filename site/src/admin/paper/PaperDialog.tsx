import { languages, maxPaperWorks, type PaperKind, paperUrl } from '@gallery/contract'
import { Dialog, Facts, Inline, Link, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

/** What to print: works one by one, the works of a collection, or the door list of a day. */
export interface Printed {
  /** In the order of the paper. */
  workIds?: readonly number[]
  collectionId?: number
  /** `YYYY-MM-DD`, in the gallery's zone. */
  day?: string
}

interface PaperDialogProps extends Printed {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const ofWorks = ['price-list', 'labels', 'consignment-note'] as const satisfies readonly PaperKind[]

/** Each kind of paper as a PDF in either language, which opens beside the panel. */
export function PaperDialog({ workIds = [], collectionId, day, open, onOpenChange }: PaperDialogProps) {
  const intl = useIntl()
  const kinds = day === undefined ? ofWorks : (['door-list'] as const)
  const isTooMuch = workIds.length > maxPaperWorks
  const say = (name: string) => intl.formatMessage({ id: `admin.paper.${name}` })
  const what = {
    ...(workIds.length > 0 ? { works: workIds } : {}),
    ...(collectionId === undefined ? {} : { collection: collectionId }),
    ...(day === undefined ? {} : { day }),
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.paper.title" />}
      description={<FormattedMessage id={day === undefined ? 'admin.paper.lead' : 'admin.paper.doorLead'} />}
    >
      {isTooMuch ? (
        <Text>
          <FormattedMessage id="admin.paper.tooMuch" values={{ max: maxPaperWorks }} />
        </Text>
      ) : (
        <Facts
          items={kinds.map((kind) => ({
            term: say(kind),
            value: (
              <Inline>
                {languages.map((language) => (
                  <Link
                    key={language}
                    href={paperUrl(kind, { ...what, language })}
                    target="_blank"
                    aria-label={`${say(kind)}: ${say(language)}`}
                  >
                    {say(language)}
                  </Link>
                ))}
              </Inline>
            ),
          }))}
        />
      )}
    </Dialog>
  )
}
