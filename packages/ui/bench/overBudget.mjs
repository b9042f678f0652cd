/** Bytes of JavaScript and of styles, compressed with brotli. @typedef {{ js: number, css: number }} Size */

/** What each budget is of, as the tables call it. */
const titles = { everything: 'All public components together', screen: 'A screen' }

const kinds = { js: 'JavaScript', css: 'styles' }

const mend =
  'Take something out; where it has to be, raise it in packages/ui/bench/budgets.mjs, then `npm run bench:kit -- --write`.'

/**
 * The budgets that do not hold, each as a sentence with what to do. They are told to the byte: rounded, both numbers may
 * read the same.
 *
 * @param {Record<keyof typeof titles, Size>} budgets
 * @param {Record<keyof typeof titles, Size>} measured
 */
export function overBudget(budgets, measured) {
  return Object.entries(titles).flatMap(([name, title]) =>
    Object.entries(kinds)
      .filter(([kind]) => measured[name][kind] > budgets[name][kind])
      .map(([kind, called]) => {
        const [is, may] = [measured, budgets].map((sizes) => sizes[name][kind].toLocaleString('en'))
        return `${title}: ${is} of ${may} bytes of ${called}. ${mend}`
      })
  )
}
