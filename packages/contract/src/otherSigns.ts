/** The letter of `meta.letters` under which everything stands that begins with none: signs, digits, characters. */
export const otherSigns = '…'
