import { describe, expect, it } from 'vitest'
import { byHours, hoursInWords } from './openingHours.ts'

const at = (weekdays: number[], from = '', to = '') => weekdays.map((weekday) => ({ weekday, from, to }))

describe('hours in words', () => {
  it.each([
    [at([1, 2, 3, 4, 5], '14:00', '19:30'), 'Lunes a viernes, 14 a 19.30', 'Monday to Friday, 2 to 7.30 pm'],
    [
      [...at([6], '11:00', '15:00'), ...at([2, 3, 4, 5], '14:00', '20:00')],
      'Martes a viernes, 14 a 20; sábado, 11 a 15',
      'Tuesday to Friday, 2 to 8 pm; Saturday, 11 am to 3 pm',
    ],
    [at([1, 2]), 'Lunes y martes', 'Monday and Tuesday'],
    [
      at([1, 3, 5, 6, 7], '09:30', '12:00'),
      'Lunes, miércoles y viernes a domingo, 9.30 a 12',
      'Monday, Wednesday and Friday to Sunday, 9.30 am to 12 pm',
    ],
    [at([7], '00:00', '23:59'), 'Domingo, 0 a 23.59', 'Sunday, 12 am to 11.59 pm'],
    [[], '', ''],
  ])('%#', (openDays, es, en) => {
    expect(hoursInWords(openDays, 'es')).toBe(es)
    expect(hoursInWords(openDays, 'en')).toBe(en)
  })

  it('go by groups of the same hours, in the order of the week', () => {
    expect(byHours([...at([3], '10:00', '12:00'), ...at([1]), ...at([2], '10:00', '12:00')])).toEqual([
      { weekdays: [1], from: '', to: '' },
      { weekdays: [2, 3], from: '10:00', to: '12:00' },
    ])
  })
})
