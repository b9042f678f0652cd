/** How much one may wait for at once. */
export const waitingLimits = {
  /** People from one network, by those who are not signed in. */
  visitor: 30,
  /** Lines in which one mailbox stands. */
  mailbox: 5,
}
