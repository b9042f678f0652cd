type Values = Readonly<Record<string, string>>

/**
 * The variables of a group, each with its values in the two themes: what `light-dark(a, b)` says, for browsers that do
 * not know it. Where a theme begins, `--gallery-light` and `--gallery-dark` are set so that one of the two stays.
 *
 * @param group the part of the names before the token's own: `color`, `palette-red`
 */
export function inBoth(group: string, light: Values, dark: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(light).map(([token, value]) => [
      `--gallery-${group}-${token}`,
      `var(--gallery-light, ${value}) var(--gallery-dark, ${dark[token]})`,
    ])
  )
}
