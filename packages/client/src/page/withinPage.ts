/**
 * The state of a navigation that opens or closes a part of the page that is shown: nobody arrives, so scroll and focus
 * stay where they are.
 */
export const withinPage = 'within'
