import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { storyLanguage } from '../packages/ui/src/stories/say.ts'
import { wearBrand } from './brands.ts'
import { useGlobals } from './globals.ts'
import { keepStill } from './keepStill.ts'
import { darkTheme, galleryTheme } from './theme.ts'

/** What stands around every page of documentation: the toolbar's theme, brand and language. */
export function DocsFrame(props: DocsContainerProps) {
  const globals = useGlobals()
  const dark = globals.theme === 'dark'
  const language = storyLanguage(globals)
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = 'ltr'
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [language, dark])
  useLayoutEffect(() => wearBrand(globals.brand), [globals.brand])
  useLayoutEffect(keepStill, [])
  return <DocsContainer {...props} theme={dark ? darkTheme : galleryTheme} />
}
