import { Stack, Text } from '@gallery/ui'
import { LinkField } from '@gallery/ui/admin'
import type { ReactNode } from 'react'

interface MadeLinkProps {
  /** What is said of it, which depends on whether it is copied already. */
  children: ReactNode
  /** What the address is of. */
  label: string
  link: string
  copied: boolean
}

/** The address of what was just made, which is copied already where the browser lets a page copy. */
export function MadeLink({ children, label, link, copied }: MadeLinkProps) {
  return (
    <Stack space="s2">
      <Text role="status" size="s" weight="bold" tone={copied ? 'ok' : 'ink'}>
        {children}
      </Text>
      <LinkField label={label} value={link} />
    </Stack>
  )
}
