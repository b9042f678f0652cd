import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }
import { toldBy } from './toldBy.ts'

const intls = [createIntl({ locale: 'es', messages: es }), createIntl({ locale: 'en', messages: en })]
const address = 'nelida@example.org'
const phone = '11 4832-1107'

test('whoever left an address is told by mail, whoever left a number by whoever calls it', () => {
  expect(toldBy({ email: address, phone })).toEqual({ mailed: 'true', phone })
  expect(toldBy({ email: '', phone })).toEqual({ mailed: 'phone', phone })
  expect(toldBy({ email: '', phone: '' })).toEqual({ mailed: 'false', phone: '' })
})

test.each(['cancelled', 'deleteMeans', 'moved', 'moveMeans'])(
  '%s promises a mail to whoever left an address only, and names the number to call',
  (name) => {
    for (const intl of intls) {
      const say = (left: { email: string; phone: string }) =>
        intl.formatMessage(
          { id: `admin.appointments.${name}` },
          { name: 'Nélida', people: 2, ...toldBy(left) }
        )
      const promised = /5 min|cinco min|five min/
      expect(say({ email: address, phone })).toMatch(promised)
      expect(say({ email: address, phone })).not.toContain(phone)
      expect(say({ email: '', phone })).not.toMatch(promised)
      expect(say({ email: '', phone })).toContain(phone)
      expect(say({ email: '', phone: '' })).not.toMatch(promised)
    }
  }
)

test('a time that is taken away promises its mails to those who left an address', () => {
  const say = (people: number) =>
    intls.map((intl) =>
      intl.formatMessage({ id: 'admin.appointments.removedUntil' }, { count: 1, people, time: '15:00' })
    )
  expect(say(1)).toEqual([
    'Se borró 1 turno. Se canceló 1 reserva: si dejó mail, sale a las 15:00; hasta entonces podés deshacer.',
    '1 time slot deleted. 1 booking is cancelled: if it has an e-mail address, the e-mail leaves at 15:00; until then you can undo.',
  ])
})
