import type { Ref, RefCallback } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useJoinedRef } from './useJoinedRef.ts'

interface PartProps {
  own: Ref<string>
  given: Ref<string>
  onJoined: (ref: RefCallback<string>) => void
}

function Part({ own, given, onJoined }: PartProps) {
  onJoined(useJoinedRef(own, given))
  return null
}

/** The joined ref, as a component has it. */
function join(own: Ref<string>, given: Ref<string>): RefCallback<string> {
  const onJoined = vi.fn<PartProps['onJoined']>()
  renderToStaticMarkup(<Part own={own} given={given} onJoined={onJoined} />)
  const [ref] = onJoined.mock.calls[0] ?? []
  if (!ref) throw new Error('It was not drawn.')
  return ref
}

it('fills both, and empties them', () => {
  const own = { current: null }
  const given = vi.fn()
  const ref = join(own, given)
  ref('node')
  expect(own.current).toBe('node')
  ref(null)
  expect(own.current).toBe(null)
  expect(given.mock.calls).toEqual([['node'], [null]])
})

it('a ref that gave back a way to let go is let go by it, and not told null', () => {
  const letGo = vi.fn()
  const given = vi.fn(() => letGo)
  const ref = join({ current: null }, given)
  ref('first')
  expect(letGo).not.toHaveBeenCalled()
  ref(null)
  expect(letGo).toHaveBeenCalledOnce()
  ref('second')
  ref(null)
  expect(letGo).toHaveBeenCalledTimes(2)
  expect(given.mock.calls).toEqual([['first'], ['second']])
})
