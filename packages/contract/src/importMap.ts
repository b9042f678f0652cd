import type { ImportChoice } from './importReview.ts'
import type { ImportKind, ImportMap, ImportTarget } from './imports.ts'

/** What names a record of a kind, the surest first. */
export const importKeys: Readonly<Record<ImportKind, readonly ImportTarget[]>> = {
  works: ['id', 'hash', 'code'],
  items: ['id', 'hash', 'code'],
  artists: ['id', 'display'],
  files: ['id', 'file'],
}

/** The field by which rows are joined with what is there; undefined, or the rule's `none`, for no joining. */
export function importKeyOf(kind: ImportKind, { fields, rules }: ImportMap): string | undefined {
  return rules.key ?? importKeys[kind].find((field) => field in fields)
}

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
