import { Text } from '@gallery/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { msgOf } from './msgOf.ts'

/** The `msg` with which the page was opened, in its place among what the page says. It stays when the address forgets it. */
export function PlainMessage() {
  const { search } = useLocation()
  const [message] = useState(msgOf(search))
  return message === '' ? null : (
    <Text role="status" size="l">
      {message}
    </Text>
  )
}
