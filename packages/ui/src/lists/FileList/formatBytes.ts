import { numberFormats } from '../../private/numberFormats.ts'

const whole = numberFormats({ maximumFractionDigits: 0 })
const tenths = numberFormats({ maximumFractionDigits: 1 })

/** A file's size as people say it, in thousands: "182 KB", "7,2 MB". */
export function formatBytes(bytes: number, language: string): string {
  const mega = bytes >= 999_500
  const amount = mega ? bytes / 1e6 : Math.max(1, bytes / 1e3)
  const number = (mega && amount < 10 ? tenths : whole)(language).format(amount)
  return `${number} ${mega ? 'MB' : 'KB'}`
}
