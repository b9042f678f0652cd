/**
 * The field by which a button of a form says that it does not send it, and why it was pressed all the same: to follow a
 * `link`, to `search`, or because somebody pressed `enter` in a field, which sends the form unless there are other words to
 * search for than those of {@link sought}. What was typed comes along.
 */
export const unsent = 'by'
export type Unsent = 'link' | 'search' | 'enter'

/** The field with the words that were searched for last. */
export const sought = 'sought'
