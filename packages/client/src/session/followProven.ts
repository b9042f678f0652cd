import type { ProofStateAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import type { MouseEvent } from 'react'
import { get } from '../reads/get.ts'
import { Failure } from '../request/failure.ts'
import { askForProof } from '../request/proof.ts'

/**
 * For a link to what asks who one is: the dialog comes over the page, which stays as it is, and then the link is
 * followed. Without scripts it leads to `ProofPage` by itself.
 */
export function followProven(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
  if (isElsewhere) return
  event.preventDefault()
  void isProven().then((proven) => {
    if (proven) window.location.assign(href)
  })
}

async function isProven(): Promise<boolean> {
  try {
    const { data }: ProofStateAnswer = await get(urlOf('/auth/proof'))
    return data.fresh || (await askForProof())
  } catch (error) {
    // Said already, as any refused read is.
    if (error instanceof Failure) return false
    throw error
  }
}
