import { listed } from '@gallery/contract'
import { say } from '../say.ts'
import { translated } from '../translated.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { dayNumber, dayOfMonth, longDay, month, timeRange, weekday } from './dates.ts'
import { escapeHtml, personName } from './escape.ts'
import type { Part } from './parts.ts'
import { sayTyped } from './sayTyped.ts'
import { color, eventColor, layoutTable, style, wholeWords } from './styles.ts'

/** The box of a booking: the day large on the event's tint, beside it when, what, where and for whom. */
export function bookingBlock(input: BookingMailInput, state: 'normal' | 'cancelled' = 'normal'): Part {
  const { language, event, slot, options, appointment } = input
  const cancelled = state === 'cancelled'
  const { people, needs } = appointment
  const time = timeRange(slot.start, slot.end, input)
  const label = translated(slot, 'label', language)
  const helped = listed(needs.map((need) => say(language, `need.${need}`)))
  const where = [label, event.place, options.address].filter((line) => line !== '')
  const name = personName(`${appointment.first_name} ${appointment.last_name}`)
  const school = personName(appointment.school)
  const last = cancelled
    ? say(language, 'mail.block.cancelledOn', { day: dayOfMonth(input.now, input) })
    : sayTyped(language, `mail.block.${people > 1 ? 'party' : 'for'}`, { name, people })
  const more = cancelled ? [] : [school, helped].filter((line) => line !== '')
  const title = translated(event, 'title', language)
  return {
    html: box(
      cancelled,
      dateCell(input, cancelled),
      factsCell({ cancelled, time, title, where, last: [last, ...more] })
    ),
    text: [`${longDay(slot.start, input)}, ${time}`, title, ...where, last, ...more].join('\n'),
  }
}

function box(cancelled: boolean, date: string, facts: string): string {
  const border = style({
    border: `1px solid ${cancelled ? color.line2 : color.ink}`,
    'border-collapse': 'separate',
  })
  return `<div ${style({ 'padding-top': '26px' })}>${layoutTable(`width="100%" ${border}`)}<tr>${date}${facts}</tr></table></div>`
}

function dateCell(input: BookingMailInput, cancelled: boolean): string {
  const event = eventColor[input.event.color]
  const tint = cancelled ? color.ground : event.tint
  const cell = {
    padding: '18px 20px 20px',
    'background-color': tint,
    color: cancelled ? color.ink3 : event.text,
    'font-size': '15px',
    'line-height': 1.3,
    'vertical-align': 'top',
    ...wholeWords,
  }
  const number = style({
    padding: '7px 0 8px',
    'font-size': '76px',
    'line-height': 0.92,
    'letter-spacing': '-.04em',
    'font-variant-numeric': 'tabular-nums',
    ...mainText(cancelled),
  })
  const { start } = input.slot
  const day = `${escapeHtml(weekday(start, input))}<div class="number" ${number}>${dayNumber(start, input)}</div>${escapeHtml(month(start, input))}`
  return half('day', `bgcolor="${tint}"`, cell, day)
}

function factsCell(lines: {
  cancelled: boolean
  time: string
  title: string
  where: string[]
  last: string[]
}) {
  const cell = {
    padding: '18px 22px 20px 20px',
    'font-size': '15px',
    'line-height': 1.45,
    color: color.ink2,
    'vertical-align': 'top',
  }
  const time = style({
    'font-size': '25px',
    'line-height': 1.2,
    'letter-spacing': '-.015em',
    'font-variant-numeric': 'tabular-nums',
    'white-space': 'nowrap',
    ...mainText(lines.cancelled),
  })
  const title = style({
    margin: '8px 0 2px',
    'font-size': '17px',
    'line-height': 1.3,
    'font-weight': 700,
    color: color.ink,
  })
  const where = lines.where.map(escapeHtml).join('<br>')
  const what = `<div ${time}>${lines.time}</div><div ${title}>${escapeHtml(lines.title)}</div>${where}<div ${style({ 'padding-top': '12px' })}>${lines.last.map(escapeHtml).join('<br>')}</div>`
  return half('facts', '', cell, what)
}

/**
 * A half of the box: one stands above the other unless the page's style sheet puts them side by side, as most programs that
 * drop it are on telephones. Outlook for Windows drops it too, in windows that are wide enough: it gets a cell of its own.
 */
function half(
  name: 'day' | 'facts',
  attributes: string,
  rules: Readonly<Record<string, string | number>>,
  html: string
): string {
  const beside = name === 'day' ? { ...rules, width: '132px' } : rules
  const wide = `<!--[if mso]><td ${attributes} ${style(beside)}><![endif]-->`
  const stacked = `<td class="half ${name}" ${attributes} ${style({ display: 'block', ...rules })}>`
  return `${wide}<!--[if !mso]><!-->${stacked}<!--<![endif]-->${html}</td>`
}

function mainText(cancelled: boolean): Readonly<Record<string, string>> {
  return cancelled
    ? { color: color.ink3, 'text-decoration': 'line-through', 'text-decoration-thickness': '2px' }
    : { color: color.ink }
}
