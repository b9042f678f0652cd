import type { IconProps } from '../../controls/Icon/Icon.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'

/** Something to go to or to do: a record, a screen, an action. */
export interface Command {
  /** Unlike any other of its group. */
  id: string | number
  /** Its name: "Elsa Brandariz", "Nueva obra". */
  label: string
  /** The name's language, when it is not the page's. */
  lang?: string
  /**
   * The name is the title of a work.
   * @default false
   */
  isTitle?: boolean
  /** What tells it from others, after the name: "1949, BR-49-004". */
  meta?: string
  /** How it stands, at the right: "Sold". */
  state?: string
  /** A small picture, shown whole. */
  picture?: PictureProps
  /** The sign of a screen or an action, in the picture's place. */
  icon?: IconProps['name']
}

/** Commands of one kind under a heading. */
export interface CommandGroup<Item extends Command = Command> {
  /** Unlike any other group. */
  id: string
  /** "Artists", "Works", "Recent". */
  title: string
  /** The first few. */
  items: readonly Item[]
  /** How many there are, when they are more than the few that show. */
  total?: number
}
