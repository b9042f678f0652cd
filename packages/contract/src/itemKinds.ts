/** As they are stored, `personal_writting` with two `t`; youtube and vimeo are treated as video. */
export const itemKinds = [
  'catalog',
  'correspondence',
  'official_documentation',
  'personal_writting',
  'photography',
  'book',
  'other',
  'publication',
  'document',
  'audio',
  'video',
  'press',
  'youtube',
  'vimeo',
] as const
