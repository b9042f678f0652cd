/**
 * What the page says about the place of an element: in which direction and language one reads there, and in which
 * theme. For what stands at the end of the document on its behalf, and would know nothing of it there.
 */
export function surroundings(element: Element | null) {
  const said = (name: string) => element?.closest(`body [${name}]`)?.getAttribute(name) ?? undefined
  return { dir: said('dir'), lang: said('lang'), 'data-theme': said('data-theme') }
}
