import { useState } from 'react'
import { Button } from '../../src/controls/Button/Button.tsx'
import { Dialog } from '../../src/feedback/Dialog/Dialog.tsx'
import { ToastProvider, useToast } from '../../src/feedback/Toast/ToastProvider.tsx'
import { Form } from '../../src/forms/Form/Form.tsx'
import { Select } from '../../src/forms/Select/Select.tsx'
import { TextField } from '../../src/forms/TextField/TextField.tsx'
import { Pagination } from '../../src/lists/Pagination/Pagination.tsx'
import { Tabs } from '../../src/panel/Tabs/Tabs.tsx'
import { DataTable } from '../../src/panel-lists/DataTable/DataTable.tsx'
import type { DataColumn } from '../../src/panel-lists/DataTable/dataColumn.ts'
import { ItemCard } from '../../src/public/ItemCard/ItemCard.tsx'
import { type Card, cards, rooms, type Work, works } from './content.ts'

const columns: DataColumn<Work>[] = [
  { id: 'title', header: 'Título', main: true, cell: (work) => work.title },
  { id: 'year', header: 'Año', align: 'end', cell: (work) => work.year },
]
const idOf = (work: Work) => work.id
const nameOf = (work: Work) => work.title
const wrong = { name: ['Falta tu nombre.'] }

/** Many cards: what is mounted two hundred times. */
export function KitCards({ of }: { of: readonly Card[] }) {
  return of.map((card) => <ItemCard key={card.id} item={card} />)
}

/** A screen with one of everything that most screens have. */
export function KitScreen() {
  return (
    <ToastProvider>
      <Parts />
    </ToastProvider>
  )
}

function Parts() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Form errors={wrong}>
        <TextField name="name" label="Nombre" />
        <Select name="room" label="Sala" options={rooms} />
        <Button onClick={() => toast.show({ text: 'Se guardó.' })}>Guardar</Button>
      </Form>
      <Dialog open={open} onOpenChange={setOpen} title="Tus datos">
        Los usamos para avisarte si cambia un turno.
      </Dialog>
      <Tabs
        label="Obra"
        items={[
          {
            id: 'list',
            label: 'Lista',
            content: (
              <DataTable label="Obras" rows={works} columns={columns} rowId={idOf} rowLabel={nameOf} />
            ),
          },
          { id: 'cards', label: 'Fichas', content: 'Doce' },
        ]}
      />
      <Pagination page={2} lastPage={9} pageHref={(page) => `?page=${page}`} />
      <KitCards of={cards(12)} />
    </>
  )
}
