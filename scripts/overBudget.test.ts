import { expect, test } from 'vitest'
import { overBudget } from '../packages/ui/bench/overBudget.mjs'

const budgets = { everything: { js: 55_650, css: 14_450 }, screen: { js: 13_500, css: 5_950 } }
const mend =
  'Take something out; where it has to be, raise it in packages/ui/bench/budgets.mjs, then `npm run bench:kit -- --write`.'

test('what weighs more than it may is told to the byte, with what to do', () => {
  const measured = { everything: { js: 55_695, css: 14_450 }, screen: { js: 13_500, css: 5_951 } }
  expect(overBudget(budgets, measured)).toEqual([
    `All public components together: 55,695 of 55,650 bytes of JavaScript. ${mend}`,
    `A screen: 5,951 of 5,950 bytes of styles. ${mend}`,
  ])
})

test('what weighs as much as it may is not told', () => {
  expect(overBudget(budgets, budgets)).toEqual([])
})
