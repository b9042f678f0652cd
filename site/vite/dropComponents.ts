import type { Plugin } from 'vite'

const libraries = /[\\/]node_modules[\\/]react-(?:router|intl)[\\/].*\.m?js$/
const name = /^\w+\.displayName = .*;$/gm
const made = /^((?:const|var) \w+ = )((?:React\d*\.(?:forwardRef|memo|createContext)|createFormatted\w+)\()/gm

/**
 * Leaves the components that the site does not use out of two libraries: the router's own links and forms, a dozen that
 * write numbers and times. The build takes the making and the naming of a component for something that has to happen.
 */
export function dropComponents(): Plugin {
  return {
    name: 'gallery:drop-components',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      return libraries.test(id) ? { code: droppable(code), map: null } : undefined
    },
  }
}

/** A module whose components go when nobody uses them. */
export function droppable(code: string): string {
  return code.replace(name, '').replace(made, '$1/* @__PURE__ */ $2')
}
