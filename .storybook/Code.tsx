import { Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { useGlobals } from './globals.ts'

/** Code on a page of documentation, on the toolbar's paper. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useGlobals().theme === 'dark'} />
}
