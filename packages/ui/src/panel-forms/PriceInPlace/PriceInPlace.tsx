import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inRow } from '../../private/inRow.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { exactAmount, formatPrice } from '../../text/Price/formatPrice.ts'
import { priceMessages } from '../../text/Price/messages.ts'
import { priceInPlaceMessages as messages } from './messages.ts'
import * as styles from './PriceInPlace.css.ts'

/** How long a new price stands beside the one before, in milliseconds. */
const comparedFor = 4_000

export interface PriceInPlaceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In units of the currency; `null` says "no price". */
  amount: number | null
  /** An ISO code: "USD". */
  currency: string
  /**
   * Called with what was written, "38.000", or nothing for no price. Resolves once `amount` is the new one, or with
   * why it was refused. Where it rejects, what was written stays open to be saved again, and the error is the page's to tell.
   */
  onSave: (written: string) => Promise<string | undefined>
  /** What is known of the price: since when it holds. */
  note?: ReactNode
}

/**
 * A price that is changed where it stands: a press on it, the new one, Enter; Escape gives the old one back. For some
 * seconds afterwards both are told. Renders `<div>`.
 *
 * Use it where a price is changed by itself, beside a record. Use `Price` instead where it is only read, and
 * `PriceChangeField` for many at once.
 */
export function PriceInPlace({
  amount,
  currency,
  onSave,
  note,
  ref,
  className,
  ...props
}: PriceInPlaceProps) {
  const intl = useIntl()
  const opener = useRef<HTMLButtonElement>(null)
  const [writing, setWriting] = useState(false)
  const [former, setFormer] = useState<string | null>(null)
  const shown =
    amount === null ? intl.formatMessage(priceMessages.none) : formatPrice(amount, currency, intl.locale)
  const news =
    former === null || former === shown
      ? null
      : intl.formatMessage(messages.changed, { before: former, after: shown })

  useEffect(() => {
    if (former === null) return
    const timer = setTimeout(() => setFormer(null), comparedFor)
    return () => clearTimeout(timer)
  }, [former])

  // The field goes with the focus in it: it goes on to what stands in its place.
  const returns = useRef(false)
  useLayoutEffect(() => {
    if (!writing && returns.current) opener.current?.focus()
    returns.current = false
  }, [writing])

  function close({ focus }: { focus: boolean }) {
    returns.current = focus
    setWriting(false)
  }

  return (
    <div {...props} ref={ref} className={className}>
      {writing ? (
        <WrittenPrice
          amount={amount}
          currency={currency}
          onClose={close}
          onSave={async (written) => {
            const problem = await onSave(written)
            if (problem === undefined) setFormer(shown)
            return problem
          }}
        />
      ) : (
        <button
          type="button"
          ref={opener}
          aria-label={intl.formatMessage(messages.change, { price: shown })}
          data-state={amount === null ? 'none' : undefined}
          className={joinClasses(styles.price, styles.read)}
          onClick={() => setWriting(true)}
        >
          {shown}
        </button>
      )}
      {/* Stands there before it says something, to be read out when it does. */}
      <div role="status" className={news === null ? undefined : styles.under}>
        {news}
      </div>
      {news === null && !writing && note ? <div className={styles.under}>{note}</div> : null}
    </div>
  )
}

interface WrittenPriceProps extends Pick<PriceInPlaceProps, 'amount' | 'currency' | 'onSave'> {
  /** Called when it is to be read again; `focus` where the focus is not somewhere else already. */
  onClose: (how: { focus: boolean }) => void
}

/** The price while it is written. */
function WrittenPrice({ amount, currency, onSave, onClose }: WrittenPriceProps) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [start] = useState(() => (amount === null ? '' : exactAmount(intl.locale).format(amount)))
  const [text, setText] = useState(start)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => input.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (text.trim() === start) return onClose({ focus: true })
    setBusy(true)
    setProblem(undefined)
    try {
      const refusal = await onSave(text)
      if (refusal === undefined) onClose({ focus: true })
      else setProblem(refusal)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || busy) return
        event.preventDefault()
        onClose({ focus: true })
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (text === start && !currentTarget.contains(relatedTarget)) onClose({ focus: false })
      }}
    >
      <div
        className={joinClasses(styles.price, styles.written)}
        data-changed={text === start ? undefined : ''}
        data-invalid={problem === undefined ? undefined : ''}
      >
        <span aria-hidden="true">{currency}&nbsp;</span>
        <input
          ref={input}
          aria-label={inRow(intl.locale, [intl.formatMessage(messages.price), currency])}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          readOnly={busy}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setProblem(undefined)
          }}
          className={styles.field}
        />
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <div className={styles.under}>
        <button type="submit" aria-disabled={busy || undefined} className={styles.action}>
          <FormattedMessage {...messages.save} />
        </button>
        <button type="button" className={styles.action} onClick={() => onClose({ focus: true })}>
          <FormattedMessage {...messages.cancel} />
        </button>
      </div>
    </form>
  )
}
