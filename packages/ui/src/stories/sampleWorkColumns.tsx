import { Switch } from '../forms/Switch/Switch.tsx'
import { StatusMenu } from '../panel/StatusMenu/StatusMenu.tsx'
import type { DataColumn } from '../panel-lists/DataTable/dataColumn.ts'
import { RowLines, RowTitle } from '../panel-lists/DataTable/RowTitle.tsx'
import { Price } from '../text/Price/Price.tsx'
import { sampleDetails, sampleStatuses } from './samplePanel.ts'
import type { PanelWork } from './samplePanelWorks.ts'
import type { StoryLanguage } from './say.ts'

/** The words of the works' table, as a screen would have them in its own catalogue. */
export const workWords = {
  es: {
    label: 'Obras',
    headers: ['Obra', 'Artista', 'Código', 'Técnica y medidas', 'Estado', 'Precio', 'Pública'],
    actions: { edit: 'Editar', site: 'Ver en el sitio', copy: 'Duplicar', remove: 'Borrar' },
    found: '38 obras',
    failed: 'No se guardó',
    locked: 'En una sala abierta',
  },
  en: {
    label: 'Works',
    headers: ['Work', 'Artist', 'Code', 'Technique and size', 'Status', 'Price', 'Public'],
    actions: { edit: 'Edit', site: 'See it on the site', copy: 'Duplicate', remove: 'Delete' },
    found: '38 works',
    failed: 'It was not saved',
    locked: 'In an open room',
  },
} as const

interface WorkActions {
  onStatus: (id: string, status: string) => void
  onPublic: (id: string, isPublic: boolean) => void
}

/** The columns of the works' table: a screen makes them once per language. */
export function workColumns(
  language: StoryLanguage,
  { onStatus, onPublic }: WorkActions
): DataColumn<PanelWork>[] {
  const [work = '', artist = '', code = '', technique = '', status = '', price = '', visible = ''] =
    workWords[language].headers
  return [
    {
      id: 'title',
      header: work,
      main: true,
      sortable: true,
      cell: (row) => (
        <RowTitle
          weight="regular"
          picture={row.picture}
          title={
            <>
              <em>{row.title}</em>, {row.year}
            </>
          }
          note={row.otherTitle}
          cardNote={row.artist}
        />
      ),
    },
    { id: 'artist', header: artist, sortable: true, width: 'words', cell: (row) => row.artist },
    { id: 'code', header: code, from: 'wide', width: 'fit', cell: (row) => row.code },
    {
      id: 'technique',
      header: technique,
      from: 'wide',
      cell: (row) => (
        <RowLines clip note={row.size}>
          {row.technique}
        </RowLines>
      ),
    },
    {
      id: 'status',
      header: status,
      card: 'below',
      width: 'fit',
      cell: (row) => (
        <StatusMenu
          label={status}
          options={sampleStatuses(language)}
          value={row.status}
          onValueChange={(next) => onStatus(row.id, next)}
          onDetails={() => onStatus(row.id, row.status)}
          detailsLabel={sampleDetails[language]}
        />
      ),
    },
    {
      id: 'price',
      header: price,
      align: 'end',
      width: 'fit',
      sortable: true,
      cell: (row) => <Price amount={row.price} currency="USD" />,
    },
    {
      id: 'public',
      header: visible,
      card: 'aside',
      width: 'fit',
      cell: (row) => (
        <Switch
          hideLabel
          label={`${visible}: ${row.title}`}
          checked={row.public}
          onCheckedChange={(isPublic) => onPublic(row.id, isPublic)}
        />
      ),
    },
  ]
}
