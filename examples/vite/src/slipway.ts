import en from '@gallery/ui/messages/en'

/** By whose clock a day begins and a time is said, wherever the visitor is. */
export const timeZone = 'Europe/Dublin'

/** The day of the sample; a gallery that is open asks the clock: `dayOf(new Date().toISOString(), timeZone)`. */
export const today = '2026-11-17'

const sign = { name: 'Slipway', homeHref: '/', languages: [] }

export const header = {
  ...sign,
  nav: [
    { label: 'Exhibitions', href: '/' },
    { label: 'Works', href: '/admin/works/' },
  ],
}

export const footer = {
  ...sign,
  tagline: 'Art made with the sea, shown beside it.',
  address: ['2 Old Quay', 'Kilrush'],
  hours: 'Tuesday to Sunday, 11 to 17',
  mail: 'hello@slipway.example',
  social: [],
  links: [],
  since: 2014,
  year: 2026,
}

/** The kit's texts, and where this house says it otherwise: a place is had at once. */
export const messages = {
  ...en,
  'bookingPanel.confirmByMail': 'The place is yours as soon as you have said your name.',
  'bookingForm.save': 'Book',
}
