import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * A field for words on every prop that takes a `ReactNode` and has none yet, or words: Storybook's own choice would be
 * an editor of JSON.
 */
export const wordControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const takesWords = argType.type?.name === 'other' && argType.type.value === 'ReactNode'
      const isWords = initialArgs[name] === undefined || typeof initialArgs[name] === 'string'
      return [name, takesWords ? { ...argType, control: isWords ? 'text' : false } : argType]
    })
  )
