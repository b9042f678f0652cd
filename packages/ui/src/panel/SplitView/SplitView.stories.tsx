import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { LinkProvider } from '../../controls/Link/LinkProvider.tsx'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { Text } from '../../text/Text/Text.tsx'
import { MessageList } from '../MessageList/MessageList.tsx'
import { MessageReader } from '../MessageReader/MessageReader.tsx'
import { RecordSteps } from '../RecordSteps/RecordSteps.tsx'
import { SplitView } from './SplitView.tsx'

const meta = {
  title: 'Panel/Marco/SplitView',
  component: SplitView,
  args: { list: <Text>Martina Sosa</Text>, detail: <Text>Consulta por una obra</Text> },
} satisfies Meta<typeof SplitView>

export default meta
type Story = StoryObj<typeof meta>

/** A list beside what was chosen. On a phone one sees what was chosen. */
export const Chosen: Story = {}

/** Nothing is chosen: the list has all the space. */
export const NothingChosen: Story = { args: { detail: undefined } }

/** A wide list beside a narrow panel. */
export const NarrowDetail: Story = { args: { narrow: 'detail' } }

/** What belongs to the whole list stands beside it; on a phone, under it. */
export const Aside: Story = {
  args: { narrow: 'aside', detail: <Switch label="Precio" defaultChecked /> },
}

const words = {
  es: {
    back: 'Todos los mensajes',
    text: 'Hola, quisiera saber si se puede ver fuera de la muestra.',
    remove: 'Borrar',
    subjects: ['Consulta por una obra', 'Visita con un curso', 'Permiso para una imagen'],
  },
  en: {
    back: 'All messages',
    text: 'Hello, I would like to know whether it can be seen outside the exhibition.',
    remove: 'Delete',
    subjects: ['About a work', 'A visit with a class', 'Permission for a picture'],
  },
} as const
const senders = ['Martina Sosa', 'Hugo Lanari', 'Elsa Brandariz'] as const

/** Opens what a link of the story leads to, or closes it. */
const OpenContext = createContext<(id: number | undefined) => void>(() => {})

/** A link of the story: "#2" opens the second, "#" closes. */
function Opening(props: ComponentPropsWithRef<'a'>) {
  const open = use(OpenContext)
  const opens: ComponentPropsWithRef<'a'> = {
    onClick: (event) => {
      event.preventDefault()
      open(Number(props.href?.slice(1)) || undefined)
    },
  }
  return (
    <a {...props} {...opens}>
      {props.children}
    </a>
  )
}

interface InboxProps {
  language: 'es' | 'en'
  /** The one that the page was opened with. */
  first?: number
}

/** Messages that are read one by one; what each says comes a moment later. */
function Inbox({ language, first }: InboxProps) {
  const text = words[language]
  const [open, setOpen] = useState(first)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const listed = text.subjects
    .map((subject, index) => ({ id: index + 1, subject, name: senders[index] ?? '' }))
    .filter(({ id }) => !removed.includes(id))
  const at = listed.findIndex(({ id }) => id === open)
  const hrefOf = (place: number) => (listed[place] ? `#${listed[place].id}` : undefined)
  return (
    <OpenContext value={setOpen}>
      <LinkProvider component={Opening}>
        <SplitView
          chosen={open}
          list={
            <MessageList
              aria-label={text.back}
              {...(open === undefined ? {} : { current: open })}
              messages={listed.map((each) => ({
                ...each,
                excerpt: text.text,
                when: '15:12',
                unread: false,
                href: `#${each.id}`,
              }))}
            />
          }
          detail={
            open !== undefined && (
              <div key={open}>
                <Link href="#">{text.back}</Link>
                <RecordSteps
                  place={at + 1}
                  total={listed.length}
                  previousHref={hrefOf(at - 1)}
                  nextHref={hrefOf(at + 1)}
                />
                <Late>
                  <MessageReader
                    subject={listed[at]?.subject ?? ''}
                    name={listed[at]?.name ?? ''}
                    email="a@correo.example"
                    when="15:12"
                    text={text.text}
                    actions={
                      <Button
                        variant="tertiary"
                        size="s"
                        onClick={() => {
                          setOpen(undefined)
                          // The list is read anew after it was closed.
                          setTimeout(() => setRemoved([...removed, open]), 50)
                        }}
                      >
                        {text.remove}
                      </Button>
                    }
                  />
                </Late>
              </div>
            )
          }
        />
      </LinkProvider>
    </OpenContext>
  )
}

/** What has to be read first. */
function Late({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? children : <Text>…</Text>
}

/** Who opens one is led to its heading, and is back at its line when it goes. */
export const Followed: Story = {
  render: (_args, { globals }) => <Inbox language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    const { subjects, back } = words[storyLanguage(globals)]
    const line = (index: number) => canvas.getByRole('link', { name: new RegExp(senders[index] ?? '') })
    const heading = (index: number) => canvas.findByRole('heading', { level: 2, name: subjects[index] ?? '' })
    const next = { name: say(globals, 'recordSteps.next') }

    line(0).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await heading(0)).toHaveFocus())
    await expect(canvas.getByRole('region', { name: subjects[0] })).toBeVisible()
    // Its ways to the others go with it: who takes them goes on reading.
    canvas.getByRole('link', next).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await heading(1)).toHaveFocus())
    await userEvent.keyboard('j')
    await waitFor(async () => expect(await heading(2)).toHaveFocus())
    canvas.getByRole('link', { name: back }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(line(2)).toHaveFocus()
  },
}

/** On a phone, where the list is not there meanwhile, it is the same. */
export const FollowedOnAPhone: Story = {
  ...Followed,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'small' } },
}

/** Who goes through the list by keys stays in it, at the line of what is open. */
export const SteppedThrough: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <Inbox language={storyLanguage(globals)} first={1} />,
  play: async ({ canvas, globals }) => {
    const { subjects } = words[storyLanguage(globals)]
    const line = (index: number) => canvas.getByRole('link', { name: new RegExp(senders[index] ?? '') })
    const heading = (index: number) => canvas.findByRole('heading', { level: 2, name: subjects[index] ?? '' })

    // What the page was opened with takes nothing.
    await heading(0)
    await expect(document.body).toHaveFocus()
    line(0).focus()
    await userEvent.keyboard('j')
    await heading(1)
    await expect(line(1)).toHaveFocus()
    await userEvent.keyboard('k')
    await heading(0)
    await expect(line(0)).toHaveFocus()
  },
}

/** Of what is deleted the line goes too: the list has the focus then. */
export const Deleted: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <Inbox language={storyLanguage(globals)} first={1} />,
  play: async ({ canvas, globals }) => {
    const { back, remove } = words[storyLanguage(globals)]
    const button = await canvas.findByRole('button', { name: remove })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('list', { name: back }).parentElement).toHaveFocus())
  },
}

/** Nothing belongs to the whole list: it has all the space. */
export const NothingAside: Story = {
  args: { narrow: 'aside', detail: undefined },
  play: async ({ canvas }) => {
    const list = canvas.getByText('Martina Sosa').parentElement
    await expect(list?.offsetWidth).toBe(list?.parentElement?.offsetWidth)
  },
}
