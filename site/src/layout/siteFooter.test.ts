import { siteKey } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { aboutKey } from '../about/aboutKey.ts'
import { answering, empty, rendered, today } from '../testing/renderedPages.ts'

const texts = ['tagline', 'directions', 'access', 'hours', 'txtPrincipal']
const about = ['usSplash', 'usTeam', 'usHistory', 'usProfile']
const inBoth = (fields: readonly string[]) =>
  empty(...fields.flatMap((field) => [`${field}_es`, `${field}_en`]))
const site = {
  data: {
    ...empty('address', 'mail', 'phone', 'newsletter'),
    ...inBoth([...texts, ...about]),
    ...{ name: 'Ochava', social: [], since: 2008, closures: [] },
    openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '', to: '' })),
    tagline_es: 'Arte concreto en Almagro',
    hours_es: 'En enero, con cita',
  },
  time_zone: 'America/Argentina/Buenos_Aires',
  today,
}
const view = {
  id: 1,
  filename: 'fachada.jpg',
  picture: { width: 1600, height: 900, widths: [480] },
  title_es: 'La esquina',
  title_en: '',
  link: '',
}
const others = answering(
  [siteKey, site],
  [aboutKey, { data: inBoth(about) }],
  [urlOf('/api/slides'), { data: [view] }]
)

test('what the foot of an English page says in Spanish is marked, and so is what its picture shows', async () => {
  const { body } = await rendered('/en/about', { others })
  expect(body).toContain('<span lang="es">Arte concreto en Almagro</span>')
  expect(body).toMatch(/>Monday to Friday(?:<!-- -->)?\. <span lang="es">En enero, con cita<\/span>/)
  expect(body).toMatch(/<picture lang="es"(?:(?!<\/picture>).)*alt="La esquina"/s)
})

test('on the Spanish page nothing is', async () => {
  const { body } = await rendered('/es/about', { others })
  expect(body).toContain('Arte concreto en Almagro')
  expect(body).not.toContain('lang="es"')
})
