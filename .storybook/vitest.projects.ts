import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import type { AxeQuestion } from './axeOptions.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages that stories import only at run time: found late, they would reload the page in the middle of a run. */
const ofTheKit = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@tiptap/extension-image',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'downshift',
  'embla-carousel-autoplay',
  'embla-carousel-react',
]

function project(
  name: string,
  globals: { language: string; theme: string },
  question: AxeQuestion
): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [
      // `npm run brands` runs them in the clothes of another brand.
      storybookTest({ configDir, initialGlobals: { ...globals, brand: process.env.BRAND ?? 'ochava' } }),
      {
        // Both projects start at once: each prepares its packages in a folder of its own.
        name: 'gallery:story-cache',
        config: () => ({ cacheDir: `node_modules/.cache/${name}` }),
      },
    ],
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react-intl',
        'storybook/theming',
        '@storybook/addon-a11y/preview',
        ...ofTheKit.map((name) => `@gallery/ui > ${name}`),
      ],
    },
    test: {
      name,
      env: { STORYBOOK_AXE: question },
      // One goes through all records, which takes its time on a machine that does other things too.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        // One page for all files: stories clean up after themselves, and a fresh page for each would double the time.
        isolate: false,
        provider: playwright({
          // A fade half way through would be measured as too little contrast.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            executablePath: chromiumPath,
            args: chromiumArgs,
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  }
}

/**
 * Every story as a test, in a real browser, with axe: once in Spanish on light paper and once in English on dark, where
 * axe is asked what these two can break; for the root vitest.config.ts.
 */
export function storyProjects(): TestProjectInlineConfiguration[] {
  return [
    project('stories-es-light', { language: 'es', theme: 'light' }, 'everything'),
    project('stories-en-dark', { language: 'en', theme: 'dark' }, 'themeAndLanguage'),
  ]
}
