const two = (number: number) => String(number).padStart(2, '0')

/** Seconds as a player shows them: "1:05", "1:02:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = two(whole % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** Which of the parts is being said: the last that has begun; -1 before the first. Parts without a time are never. */
export function currentCue(cues: readonly { at?: number | undefined }[], seconds: number): number {
  return cues.findLastIndex(({ at }) => at !== undefined && at <= seconds)
}
