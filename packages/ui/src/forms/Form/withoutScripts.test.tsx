import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, expectTypeOf, it } from 'vitest'
import { LoginForm } from '../../account/LoginForm/LoginForm.tsx'
import type { ProfileFormProps } from '../../account/ProfileForm/ProfileForm.tsx'
import type { BookingFormProps } from '../../booking/BookingForm/BookingForm.tsx'
import texts from '../../messages/es.json' with { type: 'json' }
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx'
import { Form, type FormProps } from './Form.tsx'

const none = () => undefined

it('a refused form of the server says so, keeps what was typed, and can be sent again without scripts', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={texts}>
      <LoginForm
        step="code"
        email="ana@ochava.example"
        action="/es/auth?step=code"
        changeHref="/es/auth"
        errors={{ code: ['El código no es correcto.'] }}
        message="Probá de nuevo en un rato."
        onEmail={none}
        onCode={none}
        onResend={none}
        onChangeAddress={none}
      />
    </IntlProvider>
  )
  expect(html).toContain('method="post"')
  expect(html).toContain('action="/es/auth?step=code"')
  expect(html).toContain('type="hidden" name="email" value="ana@ochava.example"')
  expect(html).toContain('El código no es correcto.')
  expect(html).toContain('Probá de nuevo en un rato.')
  expect(html).toContain('href="/es/auth"')
  expect(html).not.toContain('disabled=""')
})

it('the page that answers a refused form opens at the first field with an error, or at what is said of none', () => {
  const opensAt = (props: ContactFormProps) => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="es" messages={texts}>
        <ContactForm action="/es/contact" {...props} />
      </IntlProvider>
    )
    const tags = html.match(/<[^>]* autofocus=""[^>]*>/g) ?? []
    return tags.map((tag) => tag.match(/(?:name|role)="(\w+)"/)?.[1])
  }
  const errors = { message: ['Escribí un mensaje.'], email: ['Falta el dominio.'] }
  expect(opensAt({})).toEqual([])
  expect(opensAt({ errors })).toEqual(['email'])
  const boxes = renderToStaticMarkup(
    <IntlProvider locale="es" messages={texts}>
      <Form errors={{ needs: ['No podemos ofrecerlo.'] }}>
        <CheckboxGroup
          name="needs"
          label="Qué necesitan"
          options={['ramp', 'signs'].map((value) => ({ value, label: value }))}
        />
      </Form>
    </IntlProvider>
  )
  expect(boxes.match(/<input[^>]* autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('value="ramp"')])
  expect(opensAt({ errors: {}, message: 'Probá de nuevo en un rato.' })).toEqual(['alert'])
})

it('a form goes to an address: of a function it would not know that it is being sent', () => {
  expectTypeOf<FormProps['action']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<BookingFormProps['action']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<ContactFormProps['action']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<ProfileFormProps['action']>().toEqualTypeOf<string | undefined>()
})
