import {
  type Language,
  languages,
  maxPaperWorks,
  type PaperKind,
  urlOf,
  usualWallGap,
} from '@gallery/contract'
import { Columns, Dialog, Facts, Inline, Link, Stack, Text, TextField, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** What to print: works one by one, the works of a collection, or the door lists of days. */
interface Printed {
  /** In the order of the paper. */
  workIds?: readonly number[]
  collectionId?: number
  /** Each `YYYY-MM-DD`, in the gallery's zone. */
  days?: readonly string[]
}

interface PaperDialogProps extends Printed {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A paper by its name, and its address in each language. */
interface Paper {
  name: string
  href: (language: Language) => string
}

const ofWorks = [
  'price-list',
  'labels',
  'consignment-note',
  'wall-plan',
] as const satisfies readonly PaperKind[]

/** Each paper as a PDF in either language, which opens beside the panel. */
export function PaperDialog({ workIds = [], collectionId, days, open, onOpenChange }: PaperDialogProps) {
  const intl = useIntl()
  const dates = useDates()
  const [gap, setGap] = useState(String(usualWallGap))
  const [wall, setWall] = useState('')
  const isTooMuch = workIds.length > maxPaperWorks
  const say = (name: string) => intl.formatMessage({ id: `admin.paper.${name}` })
  const works = {
    ...(workIds.length > 0 ? { works: workIds } : {}),
    ...(collectionId === undefined ? {} : { collection: collectionId }),
  }
  const papers: Paper[] = days
    ? days.map((day) => ({
        name: dates.weekdayDay(day, 'long'),
        href: (language) => urlOf('/api/paper/door-list.pdf', { day, language }),
      }))
    : ofWorks.map((kind) => ({
        name: say(kind),
        href: (language) =>
          urlOf(`/api/paper/${kind}.pdf`, {
            ...works,
            language,
            ...(kind === 'wall-plan' ? { gap: lengthIn(gap), wall: lengthIn(wall) } : {}),
          }),
      }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id={days ? 'admin.paper.door-list' : 'admin.paper.title'} />}
      description={<FormattedMessage id={days ? 'admin.paper.doorLead' : 'admin.paper.lead'} />}
    >
      {isTooMuch ? (
        <Text>
          <FormattedMessage id="admin.paper.tooMuch" values={{ max: maxPaperWorks }} />
        </Text>
      ) : (
        <Stack space="s5">
          <Facts
            items={papers.map(({ name, href }) => ({
              term: name,
              value: (
                <Inline>
                  {languages.map((language) => (
                    <Link
                      key={language}
                      href={href(language)}
                      target="_blank"
                      aria-label={`${name}: ${say(language)}`}
                    >
                      {say(language)}
                    </Link>
                  ))}
                </Inline>
              ),
            }))}
          />
          {days ? null : (
            <Stack space="s3">
              <Columns split="6/6">
                <TextField
                  type="number"
                  name="gap"
                  min={0}
                  label={say('gap')}
                  value={gap}
                  onChange={(event) => setGap(event.currentTarget.value)}
                  optional
                />
                <TextField
                  type="number"
                  name="wall"
                  min={50}
                  label={say('wall')}
                  value={wall}
                  onChange={(event) => setWall(event.currentTarget.value)}
                  optional
                />
              </Columns>
              <Text size="s" tone="ink2">
                <FormattedMessage id="admin.paper.wallHelp" />
              </Text>
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** Centimetres as somebody typed them; undefined for what is no length, which then goes without saying. */
function lengthIn(typed: string): number | undefined {
  const length = Number.parseFloat(typed)
  return length >= 0 ? length : undefined
}
