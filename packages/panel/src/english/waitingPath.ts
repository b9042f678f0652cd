import { type EnglishRow, type EnglishState, namesOf, optionScreens, optionsWhere } from '@gallery/contract'

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
      return `options/${screenOf(label)}`
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

/** The screen that edits one of the options' texts. */
function screenOf(text: string): string | undefined {
  return optionScreens.find((screen) =>
    namesOf(optionsWhere('screen', screen)).some((name) => name === `${text}_es`)
  )
}
