/** The texts of `SlotHead`. */
export const slotHeadMessages = {
  close: { id: 'slotHead.close', defaultMessage: 'Cerrar' },
}
