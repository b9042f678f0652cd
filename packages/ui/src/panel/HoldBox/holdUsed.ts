/** How much of a hold's time has passed at an instant, from 0 to 1. */
export function holdUsed({ from, until }: { from: string; until: string }, now: Date): number {
  const whole = new Date(until).getTime() - new Date(from).getTime()
  const passed = now.getTime() - new Date(from).getTime()
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, passed / whole))
}
