import '@gallery/ui/fonts.css'
import '@gallery/ui/styles.css'
import './brand.css'
import { Footer, Header, Page } from '@gallery/ui'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { footer, header } from '../lib/slipway'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'Slipway, a gallery by the water', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <Page header={<Header {...header} />} footer={<Footer {...footer} />}>
            {children}
          </Page>
        </Providers>
      </body>
    </html>
  )
}
