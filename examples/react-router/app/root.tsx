import '@gallery/ui/fonts.css'
import '@gallery/ui/styles.css'
import '@gallery/ui/admin.css'
import '@gallery/ui/brands/saturated.css'
import { Footer, Header, type LinkProps, LinkProvider, Page } from '@gallery/ui'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { footer, header, messages, timeZone } from './data/slipway'

function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />
}

/** The document, around the pages and around what stands there when one fails. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <IntlProvider locale="en" messages={messages} timeZone={timeZone}>
      <LinkProvider component={RouterLink}>
        <Page header={<Header {...header} />} footer={<Footer {...footer} />}>
          <Outlet />
        </Page>
      </LinkProvider>
    </IntlProvider>
  )
}
