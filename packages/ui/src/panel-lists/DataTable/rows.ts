/** The rows that a table shows, in order. */
export function rowsOf(table: HTMLTableElement | null): HTMLTableRowElement[] {
  return [...(table?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [])]
}

/** What has the focus of a row: the link that it opens, or its box. */
export function targetOf(row: Element | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('[data-row-target]')
}
