import type { EnglishRow, EnglishState } from '@gallery/contract'
import { aboutTexts } from './aboutTexts.ts'

/**
 * Where the panel edits what waits for its English, beneath `/{lang}/admin/`. `english` says on the way through which
 * list somebody is, `text` which of the options' texts is meant.
 */
export function waitingPath(row: EnglishRow, state: EnglishState): string {
  const text = row.kind === 'options' ? `&text=${row.label}` : ''
  return `${recordPath(row)}?english=${state}${text}`
}

function recordPath({ kind, id, label, link, public: isPublic }: EnglishRow): string {
  switch (kind) {
    case 'options':
      if (label === 'hours') return 'options/days'
      return aboutTexts.some((text) => text === label) ? 'options/about' : 'options/home'
    case 'slides':
      return 'options/slides'
    case 'collections':
      return `${isPublic ? 'backshop' : 'collections'}/${link}-${id}`
    case 'works':
      return `works/${id}/edit`
    default:
      return `${kind}/${id}`
  }
}
