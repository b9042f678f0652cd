import { expect, test } from 'vitest'
import { findPages } from './findPages.ts'

const page = (title: string, words: string) => ({ title, where: '', path: `${title}.html`, words })
const pages = [
  page('Link', 'un enlace dentro de un texto, no un botón'),
  page('Button', 'un botón que actúa'),
  page('Diálogo', 'una tarea corta'),
]
const titles = (question: string) => findPages(pages, question).map(({ title }) => title)

test('a page is found by its title first, then by the words on it', () => {
  expect(titles('butt')).toEqual(['Button'])
  expect(titles('botón')).toEqual(['Link', 'Button'])
})

test('all words have to be there, with accents or without', () => {
  expect(titles('dialogo tarea')).toEqual(['Diálogo'])
  expect(titles('enlace actúa')).toEqual([])
})

test('without words there is nothing', () => {
  expect(titles('  ')).toEqual([])
})
