/**
 * Has the database itself look, at each place that is given while people wait, whether it was theirs (docs/product.md,
 * Waiting list): past the product, under the lock under which the product gave it. Whom the free places fit has a claim to
 * them, in the order of the line. A booking may take what is left beyond the claims, an offer goes to the first of them.
 *
 * A place that is given back while the booking is being made was there or was not: only what is wrong either way is noted.
 */
export async function watchTurns({ ask }) {
  await ask(`
    create table passed_over (booking integer, wait integer, slot integer);
    create table given_back (slot integer, people integer, at timestamptz);

    create function is_taken(booking appointments) returns boolean language sql stable as $$
      select booking.deleted_at is null and booking.cancelled_at is null
        and (booking.confirmed_at is not null or booking.hold_until > now())
    $$;

    -- Who is passed over when so many places are given to a booking out of so many that were free; null for nobody.
    create function who_is_passed_over(booking appointments, asked integer, free integer)
    returns integer language plpgsql stable as $$
    declare
      available integer := free;
      last_claim integer;
      one record;
    begin
      for one in
        select * from waiting
        where slot_id = booking.slot_id and left_at is null
          and (appointment_id is null or appointment_id = booking.id)
          and not exists (
            select from appointments as theirs
            where theirs.slot_id = booking.slot_id and theirs.email = waiting.email and theirs.id <> booking.id
              and is_taken(theirs))
        order by position, id
      loop
        if one.appointment_id = booking.id then return last_claim; end if;
        if one.people <= available and one.email <> booking.email then
          available := available - one.people;
          last_claim := one.id;
        end if;
      end loop;
      return case when available < asked then last_claim end;
    end $$;

    create function see_turn() returns trigger language plpgsql as $$
    declare
      asked integer := new.people;
      free integer;
      leaving integer;
      passed integer;
    begin
      if tg_op = 'UPDATE' then
        if old.slot_id = new.slot_id and is_taken(old) then asked := new.people - old.people; end if;
        if is_taken(old) and not is_taken(new) or old.slot_id <> new.slot_id then
          insert into given_back values (old.slot_id, old.people, clock_timestamp());
        elsif old.people > new.people then
          insert into given_back values (new.slot_id, old.people - new.people, clock_timestamp());
        end if;
      end if;
      if asked <= 0 or not is_taken(new) then return null; end if;
      select slots."limit" - coalesce(sum(people) filter (where is_taken(appointments)), 0) + asked into free
      from slots left join appointments on slot_id = slots.id where slots.id = new.slot_id group by slots.id;
      select coalesce(sum(people), 0) into leaving from given_back where slot = new.slot_id and at > now();
      passed := who_is_passed_over(new, asked, free);
      if passed is not null and who_is_passed_over(new, asked, free - leaving) is not null then
        insert into passed_over values (new.id, passed, new.slot_id);
      end if;
      return null;
    end $$;

    create constraint trigger see_turn after insert or update of slot_id, people, confirmed_at, cancelled_at
    on appointments deferrable initially deferred for each row execute function see_turn()`)
}

/** Who was passed over since then, a sentence each. */
export async function passedOver({ ask }) {
  const rows = await ask('select booking, wait, slot from passed_over order by booking')
  return rows.map(
    ({ booking, wait, slot }) => `booking ${booking} came before ${wait} who waits for slot ${slot}`
  )
}
