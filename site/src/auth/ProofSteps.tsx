import type { ProofWay } from '@gallery/contract'
import { MailProof } from './MailProof.tsx'

interface ProofStepsProps {
  /** The ways that the visitor has, the usual one first. */
  ways: readonly ProofWay[]
  /**
   * Whether what the usual way needs, such as a mail, is sent without being asked for.
   * @default false
   */
  sendsAtOnce?: boolean
  /** Where the browser sends the forms without scripts: to be mailed a code, and with it. */
  actions?: { ask: string; code: string; isSent: boolean }
  onProven: () => void
  onCancel?: () => void
}

/** Proving who one is, by the usual way that one has. */
export function ProofSteps({ ways, ...steps }: ProofStepsProps) {
  const [usual] = ways
  switch (usual?.way) {
    case 'mail':
      return <MailProof to={usual.to} {...steps} />
    default:
      return null
  }
}
