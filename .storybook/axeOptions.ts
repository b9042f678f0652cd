/** What another theme can break, or another language: colours, names, and texts in the place of pictures. */
const ofThemeAndLanguage = [
  'color-contrast',
  'link-in-text-block',
  'valid-lang',
  'button-name',
  'link-name',
  'label',
  'label-content-name-mismatch',
  'select-name',
  'summary-name',
  'image-alt',
  'image-redundant-alt',
  'role-img-alt',
  'svg-img-alt',
  'frame-title',
  'landmark-unique',
  'table-duplicate-name',
  ...[
    'command',
    'dialog',
    'input-field',
    'meter',
    'progressbar',
    'tab',
    'toggle-field',
    'tooltip',
    'treeitem',
  ].map((part) => `aria-${part}-name`),
]

/** What axe is asked where stories are tests, by what their project says. */
const inTests = {
  // The places where nothing is wrong need not be named.
  everything: { resultTypes: ['violations'] },
  // All else is said of the same story in the other project.
  themeAndLanguage: { resultTypes: ['violations'], runOnly: ofThemeAndLanguage },
}

export type AxeQuestion = keyof typeof inTests

/** In Storybook nothing is asked of axe in particular: its panel shows all that passed too. */
export function axeOptions(question: string | undefined): object {
  return Object.entries(inTests).find(([name]) => name === question)?.[1] ?? {}
}
