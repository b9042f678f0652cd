import { Heading, Inline, Text } from '@gallery/ui'
import type { ReactNode, RefObject } from 'react'

interface PartHeadProps {
  /** What the part is: "Reservas". */
  title: ReactNode
  /** How many there are, and how many people; nothing until that is known. */
  count?: ReactNode
  /** Of its heading, for the focus of what is gone from the part. */
  heading: RefObject<HTMLHeadingElement | null>
  /** What is done beside it: writing somebody down. */
  children?: ReactNode
}

/** The line over a part of a slot's panel. */
export function PartHead({ title, count, heading, children }: PartHeadProps) {
  return (
    <Inline space="s3" justify="between">
      <Inline space="s2" align="baseline">
        <Heading level={3} size="m" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {count === undefined ? null : (
          <Text as="span" size="s" tone="ink2">
            {count}
          </Text>
        )}
      </Inline>
      {children}
    </Inline>
  )
}
