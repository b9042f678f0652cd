import type { Language } from '@gallery/contract'
import type { Dates } from '@gallery/ui'
import type { Command, CommandGroup } from '@gallery/ui/admin'
import type { RecentRecord } from '../kept/recentRecords.ts'

/** Something to go to: a record, a screen, a screen that begins something. */
export interface PanelPlace extends Command {
  href: string
  /** A record's own entry among those that were opened last. */
  recent?: RecentRecord
}

/** Something that is done on the spot. */
export interface PanelAction extends Command {
  href?: undefined
  act: () => void
}

export type PanelCommand = PanelPlace | PanelAction

export type PanelGroup = CommandGroup<PanelCommand>

/** What commands are put in words with. */
export interface Telling {
  language: Language
  /** A text of the panel. */
  say: (id: string, values?: Record<string, string | number>) => string
  /** Days and hours by the gallery's clock. */
  dates: Pick<Dates, 'dayOf' | 'instant'>
  /** The address of a screen. */
  path: (path: string) => string
}
