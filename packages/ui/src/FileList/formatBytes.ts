/** A file's size as people say it, in thousands: "182 KB", "7,2 MB". */
export function formatBytes(bytes: number, language: string): string {
  const mega = bytes >= 999_500
  const amount = mega ? bytes / 1e6 : Math.max(1, bytes / 1e3)
  const digits = mega && amount < 10 ? 1 : 0
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(amount)
  return `${number} ${mega ? 'MB' : 'KB'}`
}
