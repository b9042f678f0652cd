import { docs as bookingFields } from '../../booking/BookingFields/BookingFields.docs.tsx'
import { docs as form } from '../../forms/Form/Form.docs.tsx'
import { docs as submitRow } from '../../forms/SubmitRow/SubmitRow.docs.tsx'
import { docs as collectionCard } from '../../public/CollectionCard/CollectionCard.docs.tsx'
import { docs as itemCard } from '../../public/ItemCard/ItemCard.docs.tsx'

/** The sentences of a component from which others take props over, under the interface that declares them. */
const takenFrom = (owner: string, props: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(props).map(([name, sentence]) => [`${owner}.${name}`, sentence]))

/** The props that several components take over from one interface, with their sentences in Spanish. */
export const sharedProps: Readonly<Record<string, string>> = {
  'BoxProps.as': 'El elemento que se dibuja.',
  'LinkProps.href': 'Adónde lleva el enlace: un camino del sitio o una dirección entera.',
  'TextLinkProps.underline':
    'Cómo se nota que es un enlace: siempre subrayado (`always`, dentro de un texto), subrayado con el puntero (`hover`, en listas, epígrafes y menús), o lo deja a lo que lleva adentro (`none`).',
  'FieldProps.name': 'La clave del campo en lo que se envía y en los errores del servidor.',
  'FieldProps.label': 'Lo que el campo pide: de una a tres palabras, con mayúscula solo al principio.',
  'FieldProps.optional': 'Dice «(opcional)» después del nombre; un campo sin esto hay que llenarlo.',
  'FieldProps.hint': 'Una oración de ayuda debajo del campo.',
  'FieldProps.wide': 'Ocupa las dos columnas de un `FieldGrid`.',
  'FieldProps.error': 'Qué tiene de malo, donde no hay un `Form` ni un `FieldErrors` alrededor que lo diga.',
  'FieldProps.className':
    'La clase del campo que envuelve nombre, control y mensaje; las demás props y la ref van al control.',
  'ReviewFootProps.note': 'Qué va a pasar y quién lo ve, o por qué nada se puede.',
  'ReviewFootProps.actionLabel': 'Lo que dice el botón, con el número: «Cambiar el precio de 7».',
  'ReviewFootProps.disabled': 'Nada se puede: `note` dice por qué.',
  'ReviewFootProps.progress': 'Mientras se hace: cuánto va.',
  'ReviewFootProps.onApply': 'Hace el cambio.',
  'ReviewFootProps.onStop': 'Para lo que se está haciendo; no queda nada de eso.',
  'ReviewFootProps.onBack': 'La salida.',
  'FilterNoticeProps.things': 'De qué es la lista: `items` (ítems) o `works` (obras).',
  'FilterNoticeProps.found':
    'Cuántos coinciden. Se omite hasta que se sabe: el aviso dice entonces solo que no se ve todo.',
  'FilterNoticeProps.total': 'Cuántos hay sin filtros.',
  'FilterNoticeProps.clearHref': 'La dirección sin filtros.',
  'FilterNoticeProps.onClear':
    'Se llama cuando se sacan los filtros; sin `clearHref` lo hace un botón en lugar de un enlace.',
  'DialogFrameProps.open': 'Si se muestra.',
  'DialogFrameProps.onOpenChange':
    'Se llama con `false` cuando quien visita lo cierra: el botón, Escape, apretar el velo.',
  'DialogFrameProps.initialFocus': 'Lo que recibe el foco cuando se abre; sin esto, su primer control.',
  ...takenFrom('BookingFieldsProps', bookingFields.props),
  ...takenFrom('FormProps', form.props),
  ...takenFrom('SubmitRowProps', submitRow.props),
  'SaveBarCallbacks.onSave': '«Guardar», «Reintentar» y Ctrl S.',
  'SaveBarCallbacks.onDiscard': '«Descartar»: vuelve a lo guardado. Sin esto no hay tal botón.',
  'SaveBarCallbacks.onGoToFirst': '«Ir al primero»: al primer campo con un error.',
  'SaveBarCallbacks.onCompare':
    '«Comparar y elegir»: las dos versiones lado a lado, después de que guardó otra persona.',
  'SaveBarCallbacks.viewHref': 'La página pública de la ficha, que se ofrece cuando está guardada.',
  'AppNavContent.groups': 'Las pantallas, por grupo.',
  'AppNavContent.onGo': '«Ir a…»: abre la paleta. Sin esto no hay tal botón.',
  'AppNavContent.goKeysLabel': 'Las teclas que hacen lo mismo.',
  'AppNavContent.user': 'Quién entró.',
  'AppNavContent.siteHref': 'El sitio que ve todo el mundo.',
  'AppNavContent.languages': 'Todos los idiomas del panel, cada uno con su propio nombre.',
  'AppNavContent.onSignOut': '«Salir».',
  'EditorSurfaceProps.pickImage':
    'Pide una imagen; null si no se eligió ninguna. Sin esto el texto no acepta imágenes.',
  'WorkSize.height': 'En centímetros, con el marco.',
  'WorkSize.width': 'En centímetros, con el marco.',
  'WorkSize.depth': 'En centímetros.',
  ...takenFrom('CollectionCardProps', collectionCard.props),
  ...takenFrom('ItemCardProps', itemCard.props),
}
