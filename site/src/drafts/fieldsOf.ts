import type { Draft } from './drafts.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field of a form was just changed to, by its name; empty for what is no field. */
export function typedInto(target: EventTarget): Draft {
  return isField(target) && target.form ? valuesOf(target.form, [target.name]) : {}
}

/** The fields that hold something else than they began with: typed before the scripts came, or brought back by the browser. */
export function changedIn(form: HTMLFormElement): Draft {
  return valuesOf(
    form,
    [...form.elements].filter(isChanged).map(({ name }) => name)
  )
}

function isField(target: EventTarget): target is Field {
  return isText(target) || target instanceof HTMLSelectElement
}

function isText(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isChanged(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (!isText(field)) return false
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  return isTicked || field.value !== field.defaultValue
}

/** As a form sends them: of several boxes of one name what is ticked, by commas; empty where none is. */
function valuesOf(form: HTMLFormElement, names: readonly string[]): Draft {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).join()]))
}
