import type { ImportChoice, ImportMap } from '@gallery/contract'

/** A map with one more choice of the review. */
export function chosenMap({ fields, rules }: ImportMap, choice: ImportChoice): ImportMap {
  switch (choice.rule) {
    case 'ignore': {
      const left = Object.entries(fields).filter(([field]) => !choice.value.includes(field))
      const key = rules.key !== null && choice.value.includes(rules.key) ? null : rules.key
      return { fields: Object.fromEntries(left), rules: { ...rules, key } }
    }
    case 'leave':
      return { fields, rules: { ...rules, leave: [...new Set([...rules.leave, choice.value])] } }
    default:
      return { fields, rules: { ...rules, [choice.rule]: choice.value } }
  }
}
