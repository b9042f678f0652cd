/** The currencies that are asked for most, offered before all others. */
export const usualCurrencies: readonly string[] = ['USD', 'ARS', 'EUR']
