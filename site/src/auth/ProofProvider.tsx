import { onProofAsked } from '@gallery/client'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { personalPart } from '../language/spokenPart.tsx'

const { Page: ProofDialog } = personalPart(() =>
  import('./ProofDialog.tsx').then((module) => module.ProofDialog)
)

/** Holds the one dialog in which visitors prove that it is them, whenever a call asks for it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [settle, setSettle] = useState<(proven: boolean) => void>()
  useEffect(
    () =>
      onProofAsked(
        () =>
          new Promise((resolve) => {
            setSettle(() => (proven: boolean) => {
              setSettle(undefined)
              resolve(proven)
            })
          })
      ),
    []
  )
  return (
    <>
      {children}
      {settle ? (
        <Suspense fallback={null}>
          <ProofDialog onSettled={settle} />
        </Suspense>
      ) : null}
    </>
  )
}
