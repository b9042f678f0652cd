import contrast from '../packages/ui/src/brands/contrast.css?inline'
import saturated from '../packages/ui/src/brands/saturated.css?inline'
import serif from '../packages/ui/src/brands/serif.css?inline'

/** The style sheets of the brands that are published as examples, by the name that the toolbar's choice has. */
const sheets: Readonly<Record<string, string>> = { contrast, saturated, serif }

/** Dresses the page in a brand, or in the kit's own clothes. Its rules have a layer that comes after the kit's. */
export function wearBrand(name: unknown): void {
  const id = 'gallery-brand'
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'))
  style.id = id
  style.textContent = sheets[`${name}`] ?? ''
}
