import { relative } from 'node:path'
import { bundleStyles } from '../scripts/styles.mjs'
import { overBudget } from './overBudget.mjs'
import { brotli, sizeOf } from './sizes.mjs'

/**
 * The most that the kit may weigh, in bytes after brotli, whose answer moves by some 60 for a word changed anywhere: what
 * is within a budget by less than that is at it.
 */
export const budgets = {
  /** All public components together, how they print included; scripts that load on use are apart. */
  everything: { js: 57_700, css: 14_850 },
  /** A screen with dialog, toast, field with error, button, select, table, pages, twelve cards and tabs. */
  screen: { js: 14_680, css: 6_000 },
}

/** What all public components weigh, and each part that loads on use. */
export async function everything() {
  const { js, later } = await sizeOf("export * from './src/index.ts'")
  const { sheets } = await bundleStyles()
  const parts = []
  for (const path of later) {
    const part = await sizeOf(`export * from '${path}'; export { default } from '${path}'`)
    parts.push({ name: relative('src', path).replace(/\.tsx$/, ''), js: part.js })
  }
  return { js, css: brotli(sheets.styles), parts }
}

/** What the screen weighs, its own few lines included. */
export function screen() {
  return sizeOf("export { KitScreen } from './bench/screen/KitScreen.tsx'")
}

/** The budgets that do not hold, each as a sentence with what to do. */
export async function budgetFindings() {
  return overBudget(budgets, { everything: await everything(), screen: await screen() })
}
