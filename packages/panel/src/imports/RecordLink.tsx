import type { ImportKind } from '@gallery/contract'
import { Link } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useAdminPath } from '../frame/useAdminPath.ts'

interface RecordLinkProps {
  kind: ImportKind
  id: number
  children: ReactNode
}

/** Leads to the screen of what a table changed; a file has none of its own. */
export function RecordLink({ kind, id, children }: RecordLinkProps) {
  const path = useAdminPath()
  return kind === 'files' ? children : <Link href={path(`${kind}/${id}`)}>{children}</Link>
}
