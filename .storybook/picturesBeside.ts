import type { Plugin } from 'vite'

/** In a Storybook that is built the pictures of stories are asked for beside its page, wherever it is put. */
export function picturesBeside(): Plugin {
  return {
    name: 'gallery:pictures-beside',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/packages/ui/src/') || !/\/(pictures|tiles)\//.test(code)) return
      return { code: code.replace(/(['"`])\/(pictures|tiles)\//g, '$1./$2/'), map: null }
    },
  }
}
