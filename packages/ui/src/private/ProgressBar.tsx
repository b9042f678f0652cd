import { bar } from './ProgressBar.css.ts'

interface ProgressBarProps {
  /** What is under way, for screen readers: the name of the file. */
  label: string
  /** How much of it is done, from 0 to 1. */
  share: number
}

/** How far something has come. Renders `<progress>`. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return <progress aria-label={label} max={1} value={share} className={bar} />
}
