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
}

/** The writes that a strip asks for. Each ends when what it wrote has been read anew. @throws Failure */
export interface TileWrites {
  publish: (id: number, isPublic: boolean) => Promise<unknown>
  renew: (id: number) => Promise<unknown>
}

/** The strip of a super user under a work: as visitors see it, or will when what is being done is saved. */
export function workControls(
  access: WorkAccess,
  { publishing, renewing = false, failed }: TileDoing,
  language: Language
): Omit<WorkControlsProps, 'onPublicChange' | 'onRenew'> {
  return {
    public: publishing ?? access.public,
    saving: publishing !== undefined,
    secretHref: sharedWorkHref(access.secretLink, language),
    renewing,
    ...(failed ? { error: true } : {}),
  }
}

/** Notes what is being done while it is saved, and then that it is over: it is as it was read, and where it failed says so. */
export async function duringSave(
  doing: Pick<TileDoing, 'publishing'> | Pick<TileDoing, 'renewing'>,
  save: () => Promise<unknown>,
  note: (doing: TileDoing) => void
): Promise<void> {
  const over: TileDoing = 'renewing' in doing ? { renewing: false } : { publishing: undefined }
  note({ ...doing, failed: false })
  note({ ...over, failed: !(await reported(save)) })
}
