let last = 0

/**
 * Goes somewhere once something is there. Of several places it is the last that was asked for; whoever has gone elsewhere
 * meanwhile stays.
 */
export async function goWhen(there: Promise<unknown>, go: () => void): Promise<void> {
  last += 1
  const own = last
  const { href } = location
  await there
  if (own === last && location.href === href) go()
}
