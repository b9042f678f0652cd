/** What is written in, as a selector: the keys pressed there are its own. */
export const typing = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]'
