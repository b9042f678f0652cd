// What a page of this kind weighs before it does anything: the libraries, each used once, hydrating one link.
import { hydrateRoot } from 'react-dom/client'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import useSWR, { SWRConfig } from 'swr'

function Home() {
  const { data } = useSWR<string>('/api/options')
  return (
    <Link to="/es">
      <FormattedMessage id="home" values={{ data }} />
    </Link>
  )
}

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <IntlProvider locale="es" messages={{ home: [{ type: 0, value: 'Inicio' }] }}>
      <SWRConfig value={{ fetcher: (key: string) => fetch(key).then((answer) => answer.json()) }}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Home />} />
          </Routes>
        </BrowserRouter>
      </SWRConfig>
    </IntlProvider>
  )
}
