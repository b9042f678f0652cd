/** The texts of `MessageList`. */
export const messageListMessages = {
  unread: { id: 'messageList.unread', defaultMessage: 'Sin leer' },
}
