import type { Language } from '@gallery/contract'

/** Who is at a door, with which phone, and what the door is called, if anything. */
export type Doorkeeper = { user: number; language: Language; device: string; door: string }
