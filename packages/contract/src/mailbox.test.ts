import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@correo.example', 'ana@correo.example'],
  ['ana+visita@correo.example', 'ana@correo.example'],
  ['ana+visita+otra@correo.example', 'ana@correo.example'],
  ['ana.paz@correo.example', 'ana.paz@correo.example'],
  ['a.na.paz@gmail.com', 'anapaz@gmail.com'],
  ['ana.paz+visita@googlemail.com', 'anapaz@gmail.com'],
  ['ana.paz@gmail.com.example', 'ana.paz@gmail.com.example'],
  ['+visita@correo.example', '+visita@correo.example'],
  ['+visita+otra@correo.example', '+visita@correo.example'],
  ['josé+visita@correo.example', 'josé@correo.example'],
  ['constructor@constructor', 'constructor@constructor'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
