import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { PluginOption } from 'vite'
import { className } from '../../packages/ui/scripts/className.mjs'
import { inOneLayer } from '../../packages/ui/scripts/layer.mjs'

/**
 * The kit's styles as the kit publishes them: a class is called after its place in the sources, `g0q2`, and the rules
 * stand in one block of their layer with one query for each window. What is hashed, or said twice, compresses badly: it
 * was a tenth of every sheet, and stood in each page and script besides.
 */
export function kitStyles(command: 'build' | 'serve'): PluginOption {
  if (command === 'serve') return vanillaExtractPlugin()
  return [
    vanillaExtractPlugin({ identifiers: (part) => className(part).replace('gallery_', 'g') }),
    {
      name: 'gallery:one-layer',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = inOneLayer(Buffer.from(file.source).toString())
        }
      },
    },
  ]
}
