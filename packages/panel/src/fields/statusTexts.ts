import type { WorkStatus } from '@gallery/contract'

/** The panel's texts of the states of works. */
export const statusTexts: Readonly<Record<WorkStatus, string>> = {
  'En consignación': 'admin.works.status.consigned',
  Vendida: 'admin.works.status.sold',
  Prestada: 'admin.works.status.lent',
  Devuelta: 'admin.works.status.returned',
  'Para registro': 'admin.works.status.recorded',
}
