import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        ssr: { resolve: { conditions: ['source'] } },
        test: {
          name: 'unit',
          include: [
            'scripts/**/*.test.ts',
            'packages/{contract,ui}/src/**/*.test.{ts,tsx}',
            'site/{src,server,vite}/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
})
