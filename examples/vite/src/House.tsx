import { Footer, Header, Page } from '@gallery/ui'
import { IntlProvider } from 'react-intl'
import { ExhibitionPage } from './ExhibitionPage.tsx'
import { footer, header, messages, timeZone } from './slipway.ts'
import { WorksPage } from './WorksPage.tsx'

/** A page of the gallery, by its path. */
export function House({ path }: { path: string }) {
  return (
    <IntlProvider locale="en" messages={messages} timeZone={timeZone}>
      <Page header={<Header {...header} />} footer={<Footer {...footer} />}>
        {path === '/admin/works/' ? <WorksPage /> : <ExhibitionPage />}
      </Page>
    </IntlProvider>
  )
}
