import { hoursInWords, type Language, type Options } from '@gallery/contract'
import type { MailAttachment } from '../tables/mails.table.ts'
import { translated } from '../translated.ts'
import { escapeHtml } from './escape.ts'
import { markCid } from './galleryMark.ts'
import type { MailContent } from './mailContent.ts'
import { type Part, sentence } from './parts.ts'
import { color, fontFamily, layoutTable, longWords, style } from './styles.ts'

/** A mail before it is laid out. */
export interface MailDraft {
  language: Language
  options: Options
  subject: string
  /** What lists of mails show after the subject. */
  preheader: string
  title: string
  parts: readonly Part[]
  /** Why the reader gets this mail. */
  why: string
  attachments?: MailAttachment[]
}

/**
 * Lays a mail out: 600 px, tables and inline styles, always light; on top the gallery, at the foot where it is and
 * why the mail came. The text form says the same in the same order.
 */
export function layOut(draft: MailDraft): MailContent {
  const { language, options, subject, title, attachments } = draft
  const parts = draft.parts.filter((part) => part.html !== '')
  const foot = footOf(draft)
  const text = [
    options.name,
    title,
    ...draft.parts.map((part) => part.text),
    `--\n${foot.map((line) => line.text).join('\n')}`,
  ]
  const body = parts.map((part) => part.html).join('\n')
  const mail: MailContent = {
    subject,
    html: document(language, subject, preheader(draft.preheader) + page(options.name, title, body, foot)),
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    replyTo: options.mail,
  }
  return attachments ? { ...mail, attachments } : mail
}

function footOf({ language, options, why }: MailDraft): Part[] {
  const { name, address, mail } = options
  const hours = hoursInWords(options.openDays, language)
  const beside = translated(options, 'hours', language)
  const who = [[name, address].filter((word) => word !== '').join(', '), hours, beside]
    .filter((words) => words !== '')
    .map((words) => `${words.replace(/\.$/, '')}.`)
    .join(' ')
  const lines = [who, why].map((text) => ({ html: escapeHtml(text), text }))
  if (mail === '') return lines
  const questions = {
    id: 'mail.questions',
    values: { address: mail },
    links: { mail: `mailto:${mail}` },
  } as const
  return [...lines, sentence(language, questions)]
}

/**
 * Inline stands what fits into any window, for programs that drop style sheets. Where they do not, wide windows get more
 * room, narrow ones smaller letters.
 */
const wide = `@media (min-width:521px){.page{padding:36px 40px 40px!important}.half{display:table-cell!important}.day{width:132px!important}.facts{padding-left:22px!important}.code{padding:16px 22px 17px!important;font-size:46px!important}}`
const narrow = `@media (max-width:520px){.title{font-size:30px!important}.number{font-size:56px!important}}`

function document(language: Language, title: string, body: string): string {
  const rules = {
    margin: 0,
    padding: 0,
    'background-color': color.paper,
    color: color.ink,
    'font-family': fontFamily,
    'font-size': '17px',
    'line-height': 1.5,
    '-webkit-text-size-adjust': '100%',
  }
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light}${wide}${narrow}</style>
</head>
<body ${style(rules)}>
${body}
</body>
</html>
`
}

/** Shown in lists only; the blanks after it keep the mail's own words out of the list. */
function preheader(text: string): string {
  const hidden = style({ display: 'none', 'max-height': 0, overflow: 'hidden', 'mso-hide': 'all' })
  return `<div ${hidden}>${escapeHtml(text)}${'&#8199;&#847; '.repeat(60)}</div>\n`
}

function page(gallery: string, title: string, body: string, foot: readonly Part[]): string {
  const text = {
    'font-family': fontFamily,
    'font-size': '17px',
    'line-height': 1.5,
    color: color.ink,
    ...longWords,
  }
  const heading = style({
    margin: '34px 0 14px',
    'font-size': '36px',
    'line-height': 1.08,
    'letter-spacing': '-.02em',
    'font-weight': 700,
  })
  const small = style({
    'margin-top': '36px',
    'padding-top': '18px',
    'border-top': `1px solid ${color.line}`,
    'font-size': '13px',
    'line-height': 1.55,
    color: color.ink3,
  })
  const outlook = '<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->'
  const outlookEnd = '<!--[if mso]></td></tr></table><![endif]-->'
  return `${layoutTable('width="100%"')}<tr><td align="center">
${outlook}
${layoutTable(`width="100%" ${style({ 'max-width': '600px' })}`)}<tr><td class="page" align="left" ${style({ padding: '24px 20px 32px', 'mso-padding-alt': '36px 40px 40px', ...text })}>
${masthead(gallery)}
<h1 class="title" ${heading}>${escapeHtml(title)}</h1>
${body}
<div ${small}>${foot.map((line) => line.html).join('<br>')}</div>
</td></tr></table>
${outlookEnd}
</td></tr></table>`
}

function masthead(gallery: string): string {
  const rule = style({ 'padding-bottom': '22px', 'border-bottom': `1px solid ${color.ink}` })
  const name = style({
    'padding-left': '9px',
    'font-size': '21px',
    'line-height': 1,
    'letter-spacing': '-.03em',
    'font-weight': 700,
  })
  const mark = `<img src="cid:${markCid}" width="17" height="17" alt="" ${style({ display: 'block', border: 0 })}>`
  return `<div ${rule}>${layoutTable()}<tr><td>${mark}</td><td ${name}>${escapeHtml(gallery)}</td></tr></table></div>`
}
