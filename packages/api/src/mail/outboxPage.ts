import type { Language } from '@gallery/contract'
import { type MessageId, say } from '../say.ts'
import { escapeHtml } from './escape.ts'
import type { OutboxMail } from './outbox.ts'
import { color, fontFamily } from './styles.ts'

/** Where the outbox is looked at. */
export const outboxPath = '/dev/outbox'

const css = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:${color.paper};color:${color.ink};font:400 16px/1.5 ${fontFamily}}main{max-width:880px;margin:0 auto;padding:36px 20px 48px}h1{margin:0 0 6px;font-size:30px;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}p{margin:0;color:${color.ink2}}a{color:inherit}a:focus-visible{outline:2px solid #1d3fe0;outline-offset:2px}ol{list-style:none;margin:26px 0 0;padding:0;border-top:1px solid ${color.ink}}li{border-bottom:1px solid ${color.line}}li a{display:grid;gap:2px 20px;padding:12px 0;text-decoration:none;overflow-wrap:anywhere}li a:hover{background:${color.ground}}li span{color:${color.ink2};font-size:14px}nav{display:flex;flex-wrap:wrap;gap:6px 20px;margin:22px 0 0;padding-bottom:12px;border-bottom:1px solid ${color.ink}}nav a[aria-current]{font-weight:700;text-decoration:none}iframe{display:block;width:100%;height:74vh;border:1px solid ${color.line};border-top:0}pre{margin:20px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}@media(min-width:769px){li a{grid-template-columns:1fr 17rem}li a b{grid-row:span 2}}`

/** Every kept mail, newest first. */
export function outboxListPage(language: Language, timeZone: string, mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ name, subject, to, date }) =>
      `<li><a href="${outboxPath}/${name}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span><span>${time(date, language, timeZone)}</span></a></li>`
  )
  const list = rows.length === 0 ? '' : `<ol>${rows.join('')}</ol>`
  const empty = rows.length === 0 ? `<p>${text(language, 'outbox.empty')}</p>` : ''
  const title = text(language, 'outbox.title')
  return page(language, title, `<h1>${title}</h1><p>${text(language, 'outbox.lead')}</p>${empty}${list}`)
}

/** One mail: as it looks, in a frame that runs nothing, or its text. */
export function outboxMailPage(
  language: Language,
  timeZone: string,
  mail: OutboxMail,
  view: 'html' | 'text'
): string {
  const base = `${outboxPath}/${mail.name}`
  const subject = escapeHtml(mail.subject)
  const here = (tab: 'html' | 'text') => (tab === view ? ' aria-current="page"' : '')
  const body =
    view === 'html'
      ? `<iframe src="${base}/html" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : `<pre lang="${mail.language}">${escapeHtml(mail.text)}</pre>`
  return page(
    language,
    subject,
    `<h1 lang="${mail.language}">${subject}</h1><p>${escapeHtml(mail.to)}, ${time(mail.date, language, timeZone)}</p>
<nav><a href="${base}"${here('html')}>${text(language, 'outbox.html')}</a><a href="${base}/text"${here('text')}>${text(language, 'outbox.text')}</a><a href="${base}/eml">${text(language, 'outbox.file')}</a><a href="${outboxPath}">${text(language, 'outbox.list')}</a></nav>
${body}`
  )
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head>
<body><main>${body}</main></body></html>
`
}

function text(language: Language, id: MessageId): string {
  return escapeHtml(say(language, id))
}

function time(date: string, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-AR' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  return escapeHtml(format.format(new Date(date)))
}
