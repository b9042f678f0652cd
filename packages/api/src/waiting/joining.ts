import type { Language, WaitingForm } from '@gallery/contract'
import { lockOpenSlot, refusal, refuseBeyond } from '../appointments/capacity.ts'
import { countMail } from '../appointments/countMail.ts'
import { hasPlace } from '../appointments/placesTaken.queries.ts'
import { InvalidInput } from '../errors.ts'
import { type Asker, lockAsker } from '../holds/asker.ts'
import type { Office } from '../office.ts'
import { keepAccount } from '../people/lockingAccount.ts'
import { countsAs } from '../people/sameAddress.ts'
import type { SolvedProof } from '../proof/proof.ts'
import { fitsIn, lineOf, unclaimed } from '../slots/line.queries.ts'
import { waiting } from '../tables/waiting.table.ts'
import { hashToken, randomToken } from '../tokens.ts'
import { refuseUnlessLetIn } from './admitting.ts'
import { freeIn } from './offering.ts'
import { findWait, isInLine, lastPosition, type WaitRow } from './waiting.queries.ts'
import { mailJoined } from './waitingMails.ts'

/**
 * Somebody waits for a place in a slot that has none left for all who come (docs/product.md, Waiting list), behind those
 * who wait already. The slot is locked, so that no place is freed meanwhile.
 *
 * @throws Refused 401 for an account that is gone by now; 404 for no such slot; 409 with the day's slots when it is closed, has begun, or has places left for
 * them; 428 and 429 as `refuseUnlessLetIn` does, 429 too for a mailbox that was written to too often
 * @throws InvalidInput on `email` for one that has a place in the slot or waits for it, on `people` for more than the
 * slot has in all, on `phone` for visitors who leave it empty, and for what `refuseBeyond` refuses
 */
export async function joinLine(
  office: Office,
  slotId: number,
  { proof: _, language, ...form }: WaitingForm,
  visitor: { user: { id: number } | null; language: Language; asker: Asker },
  proof: SolvedProof | null
): Promise<WaitRow> {
  const { now } = office
  const { asker, user } = visitor
  if (!asker.trusted && form.phone === '') throw new InvalidInput({ phone: 'field.phone.required' })
  return office.db.transaction(async (tx) => {
    await lockAsker(tx, asker)
    await keepAccount(tx, user)
    const slot = await lockOpenSlot(tx, office, slotId)
    const { email, people } = form
    const as = countsAs(asker)
    // What the event offers binds visitors; a school waits for nothing where no groups are taken.
    await refuseBeyond(tx, slot, asker.trusted ? { school: form.school } : form)
    if (people > slot.limit) {
      throw new InvalidInput({ people: { id: 'field.people.tooManyInAll', values: { max: slot.limit } } })
    }
    const free = unclaimed(slot, await freeIn(tx, office, slot), await lineOf(tx, office, slot))
    if (fitsIn(slot, free, form)) throw await refusal(tx, office, slot, 'waiting.free')
    await refuseUnlessLetIn(tx, now, { asker, people }, proof)
    // Not before: whoever knows an address could ask for nothing, and without a trace, at which hours its owner comes.
    if (await hasPlace(tx, now, { slot: slot.id, email, as })) {
      throw new InvalidInput({ email: 'field.email.alreadyBooked' })
    }
    if (await isInLine(tx, slot.id, email, as))
      throw new InvalidInput({ email: 'field.email.alreadyWaiting' })
    await countMail(tx, email, now)
    const secret = randomToken()
    const by = user?.id ?? null
    const [added] = await tx
      .insert(waiting)
      .values({
        ...form,
        slot_id: slot.id,
        position: lastPosition,
        user_id: asker.trusted ? null : by,
        language: language ?? visitor.language,
        hash: hashToken(secret),
        ...(asker.trusted ? {} : { visitor: asker.visitor, mailbox: asker.mailbox }),
        created_at: now,
        created_by: by,
        updated_at: now,
        updated_by: by,
      })
      .returning({ id: waiting.id })
    const row = added && (await findWait(tx, added))
    if (!row) throw new Error('Who joined the line is gone inside the transaction that wrote it.')
    await mailJoined(tx, office, row, secret)
    return row
  })
}
