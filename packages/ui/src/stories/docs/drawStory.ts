import { type ComponentType, createElement, type ReactNode } from 'react'
import { narrowWindow } from '../viewports.ts'

type Values = Readonly<Record<string, unknown>>

/** What a story is drawn in. */
interface StoryContext {
  args: Values
  globals: Values
  viewMode: 'docs'
  parameters: Values
}

interface Annotations {
  args?: Values
  component?: ComponentType<Values>
  render?: (args: Values, context: StoryContext) => ReactNode
  decorators?: ((Story: () => ReactNode, context: StoryContext) => ReactNode)[]
  globals?: Values
  parameters?: { docs?: { story?: { inline?: boolean; height?: string } } }
}

/** A stories file: its stories by the names of their exports, and what they have in common. */
export type StoriesModule = Readonly<Record<string, Annotations>>

interface StoryPlace {
  /** False for a story that wants a window of its own. */
  inline?: boolean
  /** The height of that window. */
  height?: string
  /** How wide it is, where that is less than a page has. */
  width: number | undefined
}

/** How a story wants to stand on a page of documentation. */
export function placeOf(module: StoriesModule, name: string): StoryPlace {
  const [all, one] = [module.default, module[name]]
  const width = narrowWindow({ ...all?.globals, ...one?.globals })
  return { ...all?.parameters?.docs?.story, ...one?.parameters?.docs?.story, width }
}

/** Draws a story at rest, without Storybook: its args, its render, its decorators. */
export function drawStory(module: StoriesModule, name: string, globals: Values): ReactNode {
  const meta = module.default ?? {}
  const story = module[name] ?? {}
  const args = { ...meta.args, ...story.args }
  const context: StoryContext = { args, globals, viewMode: 'docs', parameters: {} }
  const Component = meta.component
  const render = story.render ?? meta.render ?? (() => (Component ? createElement(Component, args) : null))
  let draw = () => render(args, context)
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const inner = draw
    draw = () => decorate(inner, context)
  }
  return createElement(draw)
}
