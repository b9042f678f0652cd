import { shownBookingCode } from '@gallery/contract'
import { say } from '../say.ts'
import type { MailAttachment } from '../tables/mails.table.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { escapeHtml } from './escape.ts'
import type { Part } from './parts.ts'
import { color, style } from './styles.ts'

/** Under which name a mail's HTML refers to the picture of the code, which travels with it. */
const codeCid = 'code@gallery'

/** What is shown at the door: a QR code, black on white whatever the mail program does with colours, and its letters. */
export function doorCode({ language, code }: BookingMailInput): Part {
  if (code === undefined) return { html: '', text: '' }
  const letters = shownBookingCode(code.code)
  const words = say(language, 'mail.door.show')
  const box = style({ 'padding-top': '26px', 'font-size': '15px', 'line-height': 1.5, color: color.ink2 })
  const picture = style({ display: 'block', border: 0, 'background-color': '#ffffff' })
  const alt = escapeHtml(say(language, 'mail.door.alt', { code: letters }))
  return {
    html: `<div ${box}><img src="cid:${codeCid}" width="174" height="174" alt="${alt}" ${picture}>${escapeHtml(words)}<br><b ${style({ color: color.ink, 'letter-spacing': '.04em' })}>${letters}</b></div>`,
    text: `${words}: ${letters}`,
  }
}

/** The picture of a code as it travels with a mail. */
export function codeAttachment(png: Buffer): MailAttachment {
  return {
    filename: 'code.png',
    contentType: 'image/png',
    content: png.toString('base64'),
    encoding: 'base64',
    cid: codeCid,
  }
}
