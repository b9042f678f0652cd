import { ErrorBoundary, useLoadedSite } from '@gallery/client'
import { Colophon, Logo, Page, PrivateHeader, PrivateNotice } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useLanguageChoices } from '../layout/useLanguageChoices.ts'

interface SharedFrameProps {
  /** Until when the page is open, ISO 8601; null: until the gallery closes it. */
  until?: string | null
  children: ReactNode
}

/** What stands around a page that only who holds its link can see: nothing that leads into the site. */
export function SharedFrame({ until, children }: SharedFrameProps) {
  const { options, today } = useLoadedSite()
  return (
    <Page
      notice={<PrivateNotice name={options.name} today={today} {...(until ? { until } : {})} />}
      header={
        <PrivateHeader
          name={options.name}
          logo={<Logo name={options.name} />}
          languages={useLanguageChoices()}
        />
      }
      footer={
        <Colophon
          name={options.name}
          since={options.since}
          year={Number(today.slice(0, 4))}
          address={options.address}
          mail={options.mail}
        />
      }
    >
      {/* Each page is one of its own, as in the site's frame: the next work begins with its first picture. */}
      <ErrorBoundary key={useLocation().pathname} fallback={(again) => <ErrorPage again={again} />}>
        {children}
      </ErrorBoundary>
    </Page>
  )
}
