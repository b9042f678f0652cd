import kit from '../packages/ui/package.json'

/** Where the source of a component can be read, if the package says where it is kept. */
export function sourceOf(storiesFile: string): string | undefined {
  const { repository }: { repository?: { url: string } } = kit
  const root = repository?.url.replace(/^git\+/, '').replace(/\.git$/, '')
  return root && `${root}/blob/main/${storiesFile.replace(/^\.\//, '').replace('.stories.tsx', '.tsx')}`
}
