import '../packages/ui/src/fonts/fonts.css'
import '../packages/ui/src/global.css.ts'
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { configure } from 'storybook/test'
import { docsLanguageOf } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import { frame } from '../packages/ui/src/stories/frame.css.ts'
import { isEmbedded } from '../packages/ui/src/stories/frameAddress.ts'
import { catalogues, storyLanguage, storyLocale, storyTimeZone } from '../packages/ui/src/stories/say.ts'
import { shortCode } from '../packages/ui/src/stories/shortCode.ts'
import { viewports } from '../packages/ui/src/stories/viewports.ts'
import { AnyPage } from './AnyPage.tsx'
import { axeOptions } from './axeOptions.ts'
import { wearBrand } from './brands.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { followGlobals } from './globals.ts'
import { keepStill } from './keepStill.ts'
import reviewWidths from './widths.json'
import { wordControls } from './wordControls.ts'

// What a story waits for may take its time on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 })
followGlobals()
// A story in a frame of a page of documentation.
if (isEmbedded()) keepStill()

/** Every story stands on paper, in the toolbar's theme, brand and language. */
const onPaper: Decorator = function OnPaper(Story, { globals, viewMode }) {
  const language = storyLocale(globals)
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const inDocs = viewMode === 'docs'
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    // A page of documentation has its own language.
    if (inDocs) return
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [inDocs, language, direction, theme])
  useLayoutEffect(() => wearBrand(globals.brand), [globals.brand])
  const story = (
    <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
      <Story />
    </IntlProvider>
  )
  if (!inDocs) return story
  return (
    <div className={frame} lang={language} dir={direction}>
      {story}
    </div>
  )
}

const windows = Object.fromEntries(
  Object.entries(viewports)
    .sort(([, one], [, other]) => one - other)
    .map(([name, width]) => [
      name,
      { name: `${name} ${width}`, styles: { width: `${width}px`, height: '100%' } },
    ])
)

/** What Chromatic takes a picture of: each width in both themes, as `npm run visual` does. */
const modes = Object.fromEntries(
  ['light', 'dark'].flatMap((theme) =>
    reviewWidths.map((width) => [`${theme} ${width}`, { theme, viewport: { width, height: 900 } }])
  )
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onPaper],
  argTypesEnhancers: [wordControls],
  initialGlobals: { language: 'es', theme: 'light', brand: 'ochava' },
  globalTypes: {
    language: {
      description: 'Idioma · Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    theme: {
      description: 'Tema · Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro · Light' },
          { value: 'dark', title: 'Oscuro · Dark' },
        ],
      },
    },
    brand: {
      description: 'Marca · Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'ochava', title: 'Ochava' },
          { value: 'serif', title: 'Con serifa, crema · Serif and cream' },
          { value: 'saturated', title: 'Saturada, redondeada · Saturated, rounded' },
          { value: 'contrast', title: 'Alto contraste · High contrast' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: axeOptions(import.meta.env.STORYBOOK_AXE) },
    chromatic: { modes },
    backgrounds: {
      options: {
        paper: { name: 'paper', value: 'var(--gallery-color-paper)' },
        ground: { name: 'ground', value: 'var(--gallery-color-ground)' },
      },
    },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: AnyPage,
      source: {
        excludeDecorators: true,
        transform: (code: string, { globals }: StoryContext) =>
          shortCode(code, docsLanguageOf(storyLanguage(globals))),
      },
    },
    options: {
      storySort: {
        order: [
          'Bienvenida',
          'Guías',
          [
            'Empezar',
            'Tema',
            'Oscuro',
            'Capas',
            'Tailwind',
            'Next',
            'React Router',
            'Idiomas',
            'Formularios',
            'Accesibilidad',
            'Redacción',
            'Pasar de versión',
            'Cambios',
          ],
          'Fundamentos',
          ['Puntos de corte', 'Tipografía', 'Espacio', 'Color', 'Movimiento', 'Íconos', 'Diseño', '*'],
          'Público',
          'Panel',
          'Patrones',
          'Mails',
        ],
      },
    },
    viewport: { options: windows },
  },
}

export default preview
