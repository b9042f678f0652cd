import { useLoadedSite } from '@gallery/client'
import { Logo, PaperLine } from '@gallery/ui'

/** The head of what is printed: whose sheet it is, and how to reach them. */
export function PaperHead() {
  const { name, address, mail, phone } = useLoadedSite().options
  const reached = [mail, phone].filter(Boolean).join(', ')
  return (
    <PaperLine
      start={<Logo name={name} />}
      end={
        <span>
          {address}
          <br />
          {reached}
        </span>
      }
    />
  )
}
