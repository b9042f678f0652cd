import type { Language, WorkAccess } from '@gallery/contract'
import { sharedWorkHref } from '@gallery/contract/plain'
import type { WorkControlsProps } from '@gallery/ui'
import { reported } from '../request/reported.ts'

/** What is being done to a work from its tile. */
export interface TileDoing {
  /** What visitors are to see of it while that is being saved. */
  publishing?: boolean | undefined
  /** Its secret link is being replaced. */
  renewing?: boolean | undefined
  /** The last that was done to it was not saved. */
  failed?: boolean | undefined
  /** What was saved of it last, and over which read: what is read anew goes before. */
  saved?: { public: boolean; over: WorkAccess } | undefined
}

/** The writes that a strip asks for. Each ends when what it wrote has been read anew. @throws Failure */
export interface TileWrites {
  publish: (id: number, isPublic: boolean) => Promise<unknown>
  renew: (id: number) => Promise<unknown>
}

/** The strip of a super user under a work: as visitors see it, or will when what is being done is saved. */
export function workControls(
  access: WorkAccess,
  { publishing, renewing = false, failed, saved }: TileDoing,
  language: Language
): Omit<WorkControlsProps, 'onPublicChange' | 'onRenew'> {
  const known = saved?.over === access ? saved : access
  return {
    public: publishing ?? known.public,
    saving: publishing !== undefined,
    secretHref: sharedWorkHref(access.secretLink, language),
    renewing,
    ...(failed ? { error: true } : {}),
  }
}

/**
 * Notes what is being done while it is saved, and then that it is over: it is as it was saved until it is read anew, and
 * where it failed says so, and is as it was read.
 */
export async function duringSave(
  access: WorkAccess,
  doing: { publishing: boolean } | { renewing: true },
  save: () => Promise<unknown>,
  note: (doing: TileDoing) => void
): Promise<void> {
  note({ ...doing, failed: false })
  const isSaved = await reported(save)
  if ('renewing' in doing) return note({ renewing: false, failed: !isSaved })
  const saved = isSaved ? { saved: { public: doing.publishing, over: access } } : {}
  note({ publishing: undefined, failed: !isSaved, ...saved })
}
