import { addressOf, type ExportFormat, type ExportKind } from '@gallery/contract'

/** What says how a list is shown, not what is in it. */
const notInExports = ['page', 'per_page', 'showAll', 'list', 'all']

/**
 * Where what a list shows can be downloaded, all its pages in its order.
 *
 * @param list the address that the list is read from, with its filters; without one, everything of that kind
 * @param instead what the list shows in place of the words that it was asked for
 */
export function listExportUrl(
  kind: ExportKind,
  format: ExportFormat,
  { list = '', instead, secret }: { list?: string | undefined; instead?: string | undefined; secret: boolean }
): string {
  const query = new URLSearchParams(list.split('?')[1])
  for (const name of notInExports) query.delete(name)
  if (instead !== undefined) query.set('query', instead)
  if (secret) query.set('secret', '1')
  return addressOf(`/api/exports/${kind}.${format}`, Object.fromEntries(query))
}
