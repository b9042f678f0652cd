import { maxSocialLinks, type SocialLink } from '@gallery/contract'
import { Button, FieldGrid, Heading, Inline, Stack, TextField } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

interface SocialFieldsProps {
  value: readonly SocialLink[]
  onChange: (social: SocialLink[]) => void
}

/** The gallery's networks in the order in which the foot of every page shows them. */
export function SocialFields({ value, onChange }: SocialFieldsProps) {
  const intl = useIntl()
  const write = (at: number, change: Partial<SocialLink>) =>
    onChange(value.map((link, index) => (index === at ? { ...link, ...change } : link)))
  return (
    <Stack space="s4">
      <Heading level={3} size="m">
        <FormattedMessage id="admin.options.field.social" />
      </Heading>
      {value.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place.
        <FieldGrid key={index}>
          <TextField
            name={`social.${index}.name`}
            label={intl.formatMessage({ id: 'admin.options.socialName' }, { position: index + 1 })}
            value={link.name}
            onChange={({ target }) => write(index, { name: target.value })}
          />
          <Stack space="s2">
            <TextField
              type="url"
              name={`social.${index}.url`}
              label={intl.formatMessage({ id: 'admin.options.socialUrl' }, { position: index + 1 })}
              value={link.url}
              onChange={({ target }) => write(index, { url: target.value })}
            />
            <Inline>
              <Button
                variant="tertiary"
                size="s"
                aria-label={intl.formatMessage({ id: 'admin.options.socialRemoveOf' }, { name: link.name })}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <FormattedMessage id="admin.options.socialRemove" />
              </Button>
            </Inline>
          </Stack>
        </FieldGrid>
      ))}
      <Inline>
        <Button
          variant="secondary"
          size="s"
          disabled={value.length >= maxSocialLinks}
          onClick={() => onChange([...value, { name: '', url: '' }])}
        >
          <FormattedMessage id="admin.options.socialAdd" />
        </Button>
      </Inline>
    </Stack>
  )
}
