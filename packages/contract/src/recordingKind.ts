/** What browsers and viewers play, by the end of a stored name, in the words of IIIF. */
const kinds = { mp3: 'Sound', m4a: 'Sound', wav: 'Sound', mp4: 'Video', mov: 'Video' } as const
export type RecordingKind = (typeof kinds)[keyof typeof kinds]

/** Whether a stored file is heard or seen going by; null for any other. Its name ends as the storage found what is in it. */
export function recordingKind(file: string): RecordingKind | null {
  const end = Object.entries(kinds).find(([known]) => file.toLowerCase().endsWith(`.${known}`))
  return end?.[1] ?? null
}
