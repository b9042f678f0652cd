/** What a component weighs by the table of the kit's README, kilobytes as written there. */
export function sizeIn(readme: string, component: string): { script: string; styles: string } | undefined {
  const [, script, styles] =
    new RegExp(`\\| \`${component}\` \\| ([\\d.]+) \\| ([\\d.]+) \\|`).exec(readme) ?? []
  return script && styles ? { script, styles } : undefined
}
