import type { Plugin } from 'vite'

/** In a Storybook that is built the pictures of stories are asked for beside its page, wherever it is put. */
export function picturesBeside(): Plugin {
  return {
    name: 'gallery:pictures-beside',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/packages/ui/src/') || !code.includes('/pictures/')) return
      return { code: code.replace(/(['"`])\/pictures\//g, '$1./pictures/'), map: null }
    },
  }
}
