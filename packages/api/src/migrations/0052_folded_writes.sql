-- Last, since every page and every write looks here: who comes while this waits or is not yet committed waits too.
ALTER TABLE "content_writes" ADD COLUMN "writes" bigint DEFAULT 1 NOT NULL;
