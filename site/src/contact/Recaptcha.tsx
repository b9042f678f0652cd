import { useLanguage } from '@gallery/client'
import type { ContactGuard } from '@gallery/contract'
import { useEffect, useRef } from 'react'

interface Grecaptcha {
  ready(then: () => void): void
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      theme?: 'light' | 'dark'
      callback: (answer: string) => void
      'expired-callback': () => void
    }
  ): number
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

let loading: Promise<Grecaptcha> | undefined

/** Fetches Google's script, once, in the language of the page that asked first. */
function load(language: string): Promise<Grecaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not come'))
    }
    script.onerror = () => {
      loading = undefined
      reject(new Error('reCAPTCHA could not be loaded'))
    }
    document.head.append(script)
  })
  return loading
}

interface RecaptchaProps {
  /** Each is answered once: for another one the visitor is asked again. */
  guard: Extract<ContactGuard, { kind: 'recaptcha' }>
  /** What the visitor proved, or undefined once it no longer counts. */
  onAnswer: (answer: string | undefined) => void
  onFailure: () => void
}

/** Google's "I'm not a robot", for galleries that have set its keys. Loads from Google when it is shown, not before. */
export function Recaptcha({ guard, onAnswer, onFailure }: RecaptchaProps) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const told = useRef({ onAnswer, onFailure })
  useEffect(() => {
    told.current = { onAnswer, onFailure }
  })
  useEffect(() => {
    let left = false
    const place = document.createElement('div')
    box.current?.append(place)
    load(language).then(
      (grecaptcha) => {
        if (left) return
        grecaptcha.render(place, {
          sitekey: guard.site_key,
          callback: (answer) => told.current.onAnswer(answer),
          'expired-callback': () => told.current.onAnswer(undefined),
        })
      },
      () => told.current.onFailure()
    )
    return () => {
      left = true
      place.remove()
    }
  }, [guard, language])
  return <div ref={box} />
}
