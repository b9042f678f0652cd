import type { Endpoint, Right } from '@gallery/contract'

/** Rights about oneself and one's own. */
const ofOneself: readonly Right[] = ['oneself', 'owner', 'ownerOrSuper']

/**
 * Whether an endpoint refuses who has a second factor and has not proven it in this session: whoever reads somebody's
 * mail can neither change nor delete what is theirs. The guard of super users refuses them by itself.
 */
export function needsFactor(
  name: string,
  { right, reads, factor = 'needed' }: Pick<Endpoint, 'right' | 'reads' | 'factor'>
): boolean {
  const isWrite = !name.startsWith('GET ') && !reads
  return isWrite && ofOneself.includes(right) && factor === 'needed'
}
