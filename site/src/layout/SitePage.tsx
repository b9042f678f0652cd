import { Page } from '@gallery/ui'
import type { ReactNode } from 'react'
import { PaperFoot } from './PaperFoot.tsx'
import { PaperHead } from './PaperHead.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** A page between the site's header and its footer. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <Page
      header={
        <>
          <SiteHeader />
          <PaperHead />
        </>
      }
      footer={
        <>
          <PaperFoot />
          <SiteFooter />
        </>
      }
    >
      {children}
    </Page>
  )
}
