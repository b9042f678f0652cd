-- Gifs are made anew: one that moves has no widths any more, each of which was a still that pages showed in its place. The
-- files of those are collected once nothing names them.
UPDATE "pictures" SET "variants_at" = NULL, "failed_at" = NULL, "locked_until" = NULL, "attempts" = 0, "due_at" = now()
WHERE "mime" = 'image/gif' AND "widths" <> '{}';
