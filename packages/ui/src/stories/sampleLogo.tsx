import { Logo } from '../controls/Logo/Logo.tsx'
import { sampleName } from './sampleSite.ts'

/** What the demo gallery signs with. */
export const sampleLogo = <Logo name={sampleName} />
