import { type ReactNode, ViewTransition } from 'react'
import { travelling } from './travellingClass.ts'
import './travelling.css.ts'

interface TravellingProps {
  /** What the same thing is called on both pages; nothing travels without. */
  name: string | undefined
  children: ReactNode
}

/**
 * One thing that two pages show: when one gives way to the other it goes from its old place to its new one, in browsers
 * that can. Renders no element.
 */
export function Travelling({ name, children }: TravellingProps) {
  if (name === undefined) return children
  return (
    <ViewTransition name={name} share={travelling} default="none">
      {children}
    </ViewTransition>
  )
}
