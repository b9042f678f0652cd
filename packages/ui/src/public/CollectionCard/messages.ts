/** The texts of a collection in a list. */
export const collectionCardMessages = {
  works: { id: 'collectionCard.works', defaultMessage: '{count, plural, one {# obra} other {# obras}}' },
  andOthers: { id: 'collectionCard.andOthers', defaultMessage: '{names} y otros' },
  more: { id: 'collectionCard.more', defaultMessage: 'Ver la colección' },
  moreOf: { id: 'collectionCard.moreOf', defaultMessage: 'Ver la colección, {title}' },
}
