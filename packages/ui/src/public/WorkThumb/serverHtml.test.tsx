import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../../messages/es.json'
import { WorkThumb } from './WorkThumb.tsx'

test('a server draws the tile and its label, and leaves the strip of the super user to the browser', () => {
  const html = renderToString(
    <IntlProvider locale="es" messages={messages}>
      <WorkThumb
        work={{
          id: 3,
          href: '/es/obras/3',
          title: 'Patio',
          controls: { public: false, onPublicChange: () => undefined, secretHref: '/es/share/work/abc' },
        }}
      />
    </IntlProvider>
  )
  expect(html).toContain('Patio')
  expect(html).toContain('data-private')
  expect(html).not.toMatch(/fieldset|<template|\/es\/share/)
})
