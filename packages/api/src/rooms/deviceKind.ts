import type { RoomDevice } from '@gallery/contract'

/** What kind of device a `User-Agent` names. A tablet that says it is a computer counts as one. */
export function deviceKind(userAgent: string): RoomDevice {
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\//.test(userAgent)) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer'
}
