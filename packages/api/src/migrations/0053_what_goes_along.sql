-- A transaction that is long keeps what it adds to totals in a setting of its own, which goes back with it and with a
-- savepoint, until `settle_totals` adds it up: nobody else waits for a total meanwhile (db/totals.queries.ts).
CREATE FUNCTION add_to_totals_now(names text[], amounts bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO totals (name, total)
  SELECT name, sum(amount) FROM unnest(names, amounts) AS moved (name, amount)
  GROUP BY name HAVING sum(amount) <> 0 ORDER BY name
  ON CONFLICT (name) DO UPDATE SET total = totals.total + excluded.total
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_totals(names text[], amounts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Empty again after a transaction that had it.
  kept text := nullif(current_setting('gallery.totals', true), '');
BEGIN
  IF kept IS NULL THEN
    PERFORM add_to_totals_now(names, amounts);
  ELSE
    PERFORM set_config('gallery.totals', (
      SELECT coalesce(jsonb_object_agg(name, total), '{}')::text FROM (
        SELECT name, sum(amount) AS total FROM (
          SELECT name, amount::bigint FROM jsonb_each_text(kept::jsonb) AS before (name, amount)
          UNION ALL
          SELECT name, amount FROM unnest(names, amounts) AS moved (name, amount)
        ) AS each GROUP BY name HAVING sum(amount) <> 0
      ) AS summed
    ), true);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION settle_totals() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept text := nullif(current_setting('gallery.totals', true), '');
BEGIN
  PERFORM set_config('gallery.totals', '', true);
  PERFORM add_to_totals_now(array_agg(name), array_agg(amount::bigint))
  FROM jsonb_each_text(coalesce(kept, '{}')::jsonb) AS moved (name, amount);
END $$;
--> statement-breakpoint
-- What goes with a record is found by what it hangs on, with those that the indexes of what is open leave out. In the
-- order in which a write comes to these tables.
CREATE INDEX "room_looks_work_id_index" ON "room_looks" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_holds_work_id_index" ON "work_holds" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "message_writers_user_id_index" ON "message_writers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_slot_id_index" ON "appointments" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "waiting_slot_id_index" ON "waiting" USING btree ("slot_id");
