/** The texts of `RecordActions`. */
export const recordActionsMessages = {
  more: { id: 'recordActions.more', defaultMessage: 'Más' },
}
