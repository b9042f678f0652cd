import { get, type Key } from '@gallery/client'

/** How many rows a read of them all asks for at once. */
const pageSize = 100

/** The rows of all pages of a list, for as many as it says that it has. @throws Failure */
export async function readEveryPage<Row>(
  keyOf: (part: { page: number; per_page: number }) => Key<{ data: Row[] }>,
  total: number
): Promise<Row[]> {
  const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, at) =>
    get(keyOf({ page: at + 1, per_page: pageSize }))
  )
  return (await Promise.all(pages)).flatMap(({ data }) => data)
}
