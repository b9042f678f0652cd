import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { kitPages } from './kitStories.ts'
import { picturesBeside } from './picturesBeside.ts'
import { sidebarNames } from './sidebarNames.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../packages/demo/pictures', to: '/pictures' },
    { from: '../packages/ui/src/fonts', to: '/fonts' },
  ],
  managerHead: async (head) => `${head}${await sidebarNames()}`,
  // The frame holds the kit and nothing about the tool.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // The code on the pages names the components as they are written.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), kitPages(), picturesBeside()],
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
}

export default config
