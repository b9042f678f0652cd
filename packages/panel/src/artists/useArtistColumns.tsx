import { pictureProps, useLanguage } from '@gallery/client'
import type { ArtistRow } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { DateText, Tag } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** The columns of the list of artists. */
export function useArtistColumns(): DataColumn<ArtistRow>[] {
  const intl = useIntl()
  const language = useLanguage()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.artists.${name}` })
    return [
      {
        id: 'name',
        header: say('column.name'),
        main: true,
        sortable: true,
        cell: ({ display, image, picture, ...artist }) => {
          const dates = translated(artist, 'dates', language)
          return (
            <RowTitle
              title={display}
              note={<span lang={dates.lang}>{dates.text}</span>}
              picture={image && picture ? pictureProps('artists', image, picture, '') : null}
            />
          )
        },
      },
      {
        id: 'last_name',
        header: say('column.lastName'),
        from: 'wide',
        cell: ({ last_name }) => <RowLines>{last_name}</RowLines>,
      },
      {
        id: 'bio',
        header: say('column.bio'),
        width: 'fit',
        card: 'below',
        cell: ({ has_bio }) => (has_bio ? null : <Tag tone="unconfirmed">{say('withoutBio')}</Tag>),
      },
      {
        id: 'works',
        header: say('column.works'),
        align: 'end',
        width: 'fit',
        sortable: true,
        card: 'aside',
        cell: ({ works, public_works }) =>
          intl.formatMessage({ id: 'admin.artists.works' }, { works, shown: public_works }),
      },
      {
        id: 'updated',
        header: say('column.updated'),
        width: 'fit',
        sortable: true,
        from: 'wide',
        cell: ({ updated_at }) => <DateText value={updated_at} format="D MMM YYYY" />,
      },
    ]
  }, [intl, language])
}
