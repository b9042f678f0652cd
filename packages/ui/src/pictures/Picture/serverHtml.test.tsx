import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { LoginForm } from '../../account/LoginForm/LoginForm.tsx'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
import { ToastProvider } from '../../feedback/Toast/ToastProvider.tsx'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import es from '../../messages/es.json'
import { samplePicture } from '../../stories/samplePictures.ts'
import { sampleSlides } from '../../stories/sampleSlides.ts'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Picture } from './Picture.tsx'

const nothing = () => {}

const parts: Record<string, ReactNode> = {
  Picture: <Picture {...samplePicture} priority />,
  Carousel: <Carousel label="Destacados" slides={sampleSlides('es')} autoplay />,
  LoginForm: (
    <LoginForm step="code" onEmail={nothing} onCode={nothing} onResend={nothing} onChangeAddress={nothing} />
  ),
  Checkbox: <Checkbox name="news" label="Novedades" mixed />,
  ToastProvider: <ToastProvider initial={[{ text: 'Hasta pronto' }]} />,
  Dialog: <Dialog open onOpenChange={nothing} title="Tus datos" />,
}

function serverHtml(part: ReactNode): string {
  return renderToString(
    <IntlProvider locale="es" messages={es}>
      {part}
    </IntlProvider>
  )
}

describe('the HTML of the server', () => {
  // A content security policy without 'unsafe-inline' refuses them.
  it.each(Object.entries(parts))('%s has no style attribute', (_name, part) => {
    expect(serverHtml(part)).not.toMatch(/ style=|<style/)
  })

  it('holds the toasts of a page that opens with them', () => {
    expect(serverHtml(parts.ToastProvider)).toContain('Hasta pronto')
  })

  it('holds every slide of a carousel, the first to be loaded at once', () => {
    const html = serverHtml(parts.Carousel)
    for (const { title } of sampleSlides('es')) expect(html).toContain(title)
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(3)
  })
})
