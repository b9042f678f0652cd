import { type ComponentType, createElement, type ReactNode } from 'react'

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
  parameters?: { docs?: { story?: { inline?: boolean; height?: string } } }
}

/** A stories file: its stories by the names of their exports, and what they have in common. */
export type StoriesModule = Readonly<Record<string, Annotations>>

/** How a story wants to stand on a page of documentation. */
export function placeOf(module: StoriesModule, name: string): { inline?: boolean; height?: string } {
  return { ...module.default?.parameters?.docs?.story, ...module[name]?.parameters?.docs?.story }
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
