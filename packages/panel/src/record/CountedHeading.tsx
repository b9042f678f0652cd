import { Heading, type HeadingProps, Text } from '@gallery/ui'

interface CountedHeadingProps extends Pick<HeadingProps, 'size' | 'children'> {
  /** How many stand under it; none is not said. */
  count: number
}

/** The heading of what belongs to a record, and how many there are: "Obras 8". */
export function CountedHeading({ size, count, children }: CountedHeadingProps) {
  return (
    <Heading level={2} size={size}>
      {children}{' '}
      {count > 0 ? (
        <Text as="span" size="s" tone="ink2">
          {count}
        </Text>
      ) : null}
    </Heading>
  )
}
