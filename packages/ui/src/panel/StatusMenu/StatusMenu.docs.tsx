import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un estado que se cambia donde está, en dos toques: la etiqueta abre un menú con todos los estados, en un teléfono una hoja. Dibuja `<button>`, y debajo el error.',
  use: [
    {
      es: 'En una fila o al lado de un título, donde un estado cambia seguido.',
      en: 'In a row or beside a title, where a state changes often.',
    },
  ],
  instead: [
    {
      component: 'Tag',
      when: { es: 'para un estado que solo se dice.', en: 'for a state that is only told.' },
    },
    { component: 'Select', when: { es: 'en un formulario.', en: 'in a form.' } },
    {
      component: 'Switch',
      when: { es: 'cuando los estados son dos: sí y no.', en: 'when there are two states, on and off.' },
    },
  ],
  code: (t) => `import { StatusMenu } from '@gallery/ui/admin'
import { useState } from 'react'

export function WorkStatus() {
  const [status, setStatus] = useState<string | null>('consigned')
  return (
    <StatusMenu
      label="${t('Estado', 'Status')}"
      options={[
        { value: 'consigned', label: '${t('En consignación', 'On consignment')}' },
        { value: 'sold', label: '${t('Vendida', 'Sold')}' },
      ]}
      value={status}
      onValueChange={setStatus}
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓'],
      does: { es: 'Abren el menú.', en: 'Open the menu.' },
    },
    {
      keys: ['↓', '↑', 'Home', 'End'],
      does: {
        es: 'Van de un estado a otro, y al primero y al último renglón.',
        en: 'Go from state to state, and to the first and last line.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra sin cambiar, y devuelve el foco.',
        en: 'Closes without a change, and gives the focus back.',
      },
    },
  ],
  reads: [
    {
      es: '«Estado: En consignación, botón de menú, contraído».',
      en: '“Status: On consignment, menu button, collapsed”.',
    },
    {
      es: 'En el menú: «Vendida, botón de opción del menú, no marcado».',
      en: 'In the menu: “Sold, menu item radio, not checked”.',
    },
    {
      es: 'En un teléfono: «Estado, diálogo»; el foco está en el estado de ahora: «En consignación, botón de alternancia, presionado».',
      en: 'On a phone: “Status, dialog”; the focus is on the present state: “On consignment, toggle button, pressed”.',
    },
    {
      es: 'Si no se pudo guardar, el error se lee enseguida: «No se guardó».',
      en: 'If it was not saved, the error is read at once: “It was not saved”.',
    },
  ],
  props: {
    label: 'Qué está en ese estado: «Estado». Es parte del nombre del botón y el del menú.',
    options: 'Los estados, en orden.',
    value: 'El estado en que está; `null` dice «Sin estado».',
    onValueChange:
      'Se llama con otro estado; quien la usa lo pone enseguida y lo saca cuando no se puede guardar.',
    onDetails: 'Abre el formulario con todo lo que acompaña el cambio: precio, propietario, dirección.',
    detailsLabel: '«Con precio, propietario o ubicación…».',
    heading: 'Lo que la hoja del teléfono muestra arriba: imagen y título. Sin esto, el nombre.',
    busy: 'Mientras se guarda: conserva el foco y no se abre.',
    error: 'Por qué volvió atrás: «No se guardó». Se lee cuando aparece.',
  },
  stories: {
    Menu: { name: 'Menú', text: 'Dos toques: la etiqueta, después «Vendida». El teclado hace lo mismo.' },
    Open: { name: 'Abierto', text: 'Abierto, al lado de su etiqueta.' },
    Sold: { name: 'Vendida', text: 'Lo que no está en consignación es neutro.' },
    None: { name: 'Sin estado', text: 'Todavía no se sabe nada.' },
    Busy: { name: 'Ocupado', text: 'Mientras se guarda no se abre.' },
    Failed: { name: 'No se guardó', text: 'Volvió atrás, y lo dice.' },
    Narrow: { name: 'Angosto', text: 'En un teléfono la etiqueta es más alta y abre una hoja.' },
    Sheet: {
      name: 'Hoja',
      text: 'La hoja que abre en un teléfono: elegir, «Con precio…» y «Cerrar» la cierran.',
    },
    SheetWithHeading: { name: 'Hoja con título', text: 'La hoja con lo que está en ese estado.' },
  },
}
