import { numberFormats } from '../../private/numberFormats.ts'

const kilobytes = numberFormats({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
const megabytes = numberFormats({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
const tenths = numberFormats({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** A file's size as people say it, in thousands: "182 KB", "7,2 MB", in French "7,2 Mo". */
export function formatBytes(bytes: number, language: string): string {
  const mega = bytes >= 999_500
  const amount = mega ? bytes / 1e6 : Math.max(1, bytes / 1e3)
  const formats = mega ? (amount < 10 ? tenths : megabytes) : kilobytes
  return formats(language).format(amount).replace(/\s/g, ' ').replace('kB', 'KB')
}
