import type { ReactNode } from 'react'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'

/** What changes about a record. */
export interface ReviewedChange {
  /** Which field, where it is not plain from the values: "Estado". */
  label?: string
  before: ReactNode
  after: ReactNode
  /** By how much: "+2.500". */
  difference?: ReactNode
}

/** A record before and after a change of many. */
export interface ReviewRow {
  id: number
  /** Its name, for screen readers. */
  label: string
  title: ReactNode
  /** Under the title: whose it is. */
  note?: ReactNode
  picture?: PictureProps | null
  /** Nothing as long as nothing is asked. */
  changes: readonly ReviewedChange[]
  /** Why it stays as it is. */
  refusal?: ReactNode
  /** Whether it may be included all the same. @default false */
  mayInclude?: boolean
  /** Whether it is taken along. */
  checked: boolean
}
