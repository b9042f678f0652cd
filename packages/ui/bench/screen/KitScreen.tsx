import { useState } from 'react'
import { Button } from '../../src/Button/Button.tsx'
import { DataTable } from '../../src/DataTable/DataTable.tsx'
import type { DataColumn } from '../../src/DataTable/dataColumn.ts'
import { Dialog } from '../../src/Dialog/Dialog.tsx'
import { Form } from '../../src/Form/Form.tsx'
import { ItemCard } from '../../src/ItemCard/ItemCard.tsx'
import { Pagination } from '../../src/Pagination/Pagination.tsx'
import { Select } from '../../src/Select/Select.tsx'
import { Tabs } from '../../src/Tabs/Tabs.tsx'
import { TextField } from '../../src/TextField/TextField.tsx'
import { ToastProvider, useToast } from '../../src/Toast/ToastProvider.tsx'
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
