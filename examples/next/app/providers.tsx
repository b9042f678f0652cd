'use client'
import { type LinkProps, LinkProvider } from '@gallery/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { messages, timeZone } from '../lib/slipway'

function NextLink(props: LinkProps) {
  return <Link {...props} />
}

/** The kit's texts and the router's links, for all that is below. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={messages} timeZone={timeZone}>
      <LinkProvider component={NextLink}>{children}</LinkProvider>
    </IntlProvider>
  )
}
