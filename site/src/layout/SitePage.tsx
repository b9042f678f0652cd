import { Page } from '@gallery/ui'
import type { ReactNode } from 'react'
import { PlainMessage } from './PlainMessage.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** A page between the site's header and its footer. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <Page header={<SiteHeader />} footer={<SiteFooter />}>
      <PlainMessage />
      {children}
    </Page>
  )
}
