/**
 * Does something again and again, each time so many milliseconds after the last has ended: what is begun while it is under
 * way would take its place. Returns what ends it.
 */
export function repeating(work: () => Promise<unknown>, pause: number): () => void {
  let timer = setTimeout(go, pause)
  let isOver = false
  async function go(): Promise<void> {
    await work()
    if (!isOver) timer = setTimeout(go, pause)
  }
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
