import { Button, Grid, RichText, Stack } from '@gallery/ui'
import { BilingualField, type BilingualText, type OutdatedSide } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface AboutTextProps {
  name: string
  label: string
  value: BilingualText
  onValueChange: (value: BilingualText) => void
  /** The side that is behind the other. */
  outdated?: OutdatedSide
}

/** One text of the about page in both languages and, when asked for, as visitors will read it. */
export function AboutText({ value, ...field }: AboutTextProps) {
  const [previewed, setPreviewed] = useState(false)
  return (
    <Stack space="s4">
      <BilingualField kind="rich" optional value={value} {...field} />
      <Stack align="start">
        <Button
          variant="tertiary"
          size="s"
          aria-expanded={previewed}
          onClick={() => setPreviewed(!previewed)}
        >
          <FormattedMessage id={previewed ? 'admin.options.editOnly' : 'admin.options.preview'} />
        </Button>
      </Stack>
      {previewed ? (
        <Grid columns={2}>
          <RichText trustedHtml={value.es} lang="es" />
          <RichText trustedHtml={value.en || value.es} lang={value.en ? 'en' : 'es'} />
        </Grid>
      ) : null}
    </Stack>
  )
}
