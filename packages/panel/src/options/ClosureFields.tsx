import { maxClosures } from '@gallery/contract'
import { addDays, type Closure } from '@gallery/contract/plain'
import { Button, DateField, FieldGrid, Heading, Inline, Stack, Text, useDates } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'

interface ClosureFieldsProps {
  label: string
  value: readonly Closure[]
  /** The gallery's current day: a new closure begins tomorrow until it is said when. */
  today: string
  onChange: (closures: Closure[]) => void
}

/** The days on which the gallery closes although it is open on their weekdays, each with why. */
export function ClosureFields({ label, value, today, onChange }: ClosureFieldsProps) {
  const intl = useIntl()
  const dates = useDates()
  const write = (at: number, change: Partial<Closure>) =>
    onChange(value.map((closure, index) => (index === at ? { ...closure, ...change } : closure)))
  const tomorrow = addDays(today, 1)
  return (
    <Stack space="s4">
      <Stack space="s1">
        <Heading level={2} size="l">
          {label}
        </Heading>
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.options.closuresHint" />
        </Text>
      </Stack>
      {value.map((closure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a closure has no other name than its place.
        <Stack key={index} space="s3">
          <FieldGrid>
            <DateField
              name={`closures.${index}.from`}
              label={intl.formatMessage({ id: 'admin.options.closureFrom' }, { position: index + 1 })}
              value={closure.from}
              onChange={({ target }) =>
                write(index, {
                  from: target.value,
                  // One day at first, and never backwards.
                  ...(closure.to === closure.from || closure.to < target.value ? { to: target.value } : {}),
                })
              }
            />
            <DateField
              name={`closures.${index}.to`}
              label={intl.formatMessage({ id: 'admin.options.closureTo' }, { position: index + 1 })}
              min={closure.from}
              value={closure.to}
              onChange={({ target }) => write(index, { to: target.value })}
            />
          </FieldGrid>
          <BilingualField
            name={`closures.${index}.reason`}
            optional
            label={intl.formatMessage({ id: 'admin.options.closureReason' }, { position: index + 1 })}
            value={{ es: closure.reason_es, en: closure.reason_en }}
            onValueChange={({ es, en }) => write(index, { reason_es: es, reason_en: en })}
          />
          <Inline>
            <Button
              variant="tertiary"
              size="s"
              aria-label={intl.formatMessage(
                { id: 'admin.options.closureRemoveOf' },
                { days: dates.shortRange(closure.from, closure.to) }
              )}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <FormattedMessage id="admin.options.socialRemove" />
            </Button>
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button
          variant="secondary"
          size="s"
          disabled={value.length >= maxClosures}
          onClick={() => onChange([...value, { from: tomorrow, to: tomorrow, reason_es: '', reason_en: '' }])}
        >
          <FormattedMessage id="admin.options.closureAdd" />
        </Button>
      </Inline>
    </Stack>
  )
}
