import type { EnglishRow } from '@gallery/contract'

/** Where the panel edits a record, beneath `/{lang}/admin/`. */
export function recordPath({ kind, id, link, public: isPublic }: EnglishRow): string {
  switch (kind) {
    case 'slides':
      return 'options/slides'
    case 'collections':
      return `${isPublic ? 'backshop' : 'collections'}/${link}-${id}`
    case 'events':
    case 'items':
      return `${kind}/${id}/texts`
    case 'works':
      return `works/${id}/edit`
    default:
      return `${kind}/${id}`
  }
}
