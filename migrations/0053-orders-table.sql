-- What the orders table is searched, filtered and sorted by. Written by the database itself, so that no verb can forget it.

-- Letters without case and without the accents of Latin scripts: “Zürich” is found by “zurich”, whatever the database's locale.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower($1),
    'ÀÁÂÃÄÅĀĂĄÇĆĈĊČĎĐÈÉÊËĒĔĖĘĚĜĞĠĢĤĦÌÍÎÏĨĪĬĮİĴĶĹĻĽĿŁÑŃŅŇÒÓÔÕÖØŌŎŐŔŖŘŚŜŞŠȘŢŤŦȚÙÚÛÜŨŪŬŮŰŲŴÝŶŸŹŻŽàáâãäåāăąçćĉċčďđèéêëēĕėęěĝğġģĥħìíîïĩīĭįıĵķĺļľŀłñńņňòóôõöøōŏőŕŗřśŝşšșţťŧțùúûüũūŭůűųŵýŷÿźżž',
    'aaaaaaaaacccccddeeeeeeeeegggghhiiiiiiiiijklllllnnnnooooooooorrrsssssttttuuuuuuuuuuwyyyzzzaaaaaaaaacccccddeeeeeeeeegggghhiiiiiiiiijklllllnnnnooooooooorrrsssssttttuuuuuuuuuuwyyyzzz')
$$;

ALTER TABLE customer_order
  -- The stage as people read it; the same rule as in the code, which a test holds together.
  ADD COLUMN stage text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN payment = 'refunded' THEN 'Refunded'
    WHEN state = 'in-production' THEN 'Researching'
    WHEN state = 'in-review' THEN 'In expert review'
    WHEN state = 'delivered' THEN 'Delivered'
    WHEN state = 'cancelled' THEN 'Cancelled'
    WHEN payment = 'manual-requested' OR (state = 'placed' AND payment = 'none') THEN 'Awaiting payment'
    WHEN payment = 'pending' THEN 'Confirming payment'
    WHEN state = 'placed' THEN 'Queued'
    ELSE 'Draft'
  END) STORED,
  -- Until when somebody is owed a report or word on how to pay; null where no such clock runs.
  ADD COLUMN due_at timestamptz GENERATED ALWAYS AS (CASE
    WHEN state IN ('placed', 'in-production', 'in-review') AND payment IN ('paid', 'partly-refunded') THEN promised_at
    WHEN state = 'placed' AND payment = 'manual-requested' THEN contact_due_at
  END) STORED,
  ADD COLUMN company_key text NOT NULL GENERATED ALWAYS AS (left(folded(company), 80)) STORED,
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
    folded(coalesce(number, '') || E'\n' || company || E'\n' || role || E'\n' || name || E'\n' || email)
  ) STORED;

-- One for each way of sorting, so that a page begins where the one before it ended, however far back.
CREATE INDEX customer_order_due ON customer_order (coalesce(due_at, 'infinity'::timestamptz), id) WHERE placed_at IS NOT NULL;
CREATE INDEX customer_order_amount ON customer_order (amount DESC, id DESC) WHERE placed_at IS NOT NULL;
CREATE INDEX customer_order_company ON customer_order (company_key, id) WHERE placed_at IS NOT NULL;
-- And for what is filtered by.
CREATE INDEX customer_order_owed ON customer_order (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX customer_order_stage ON customer_order (stage, placed_at DESC, id DESC) WHERE placed_at IS NOT NULL;
CREATE INDEX customer_order_payment ON customer_order (payment, placed_at DESC, id DESC) WHERE placed_at IS NOT NULL AND payment <> 'paid';
CREATE INDEX payment_attempt_charge ON payment_attempt (charge_id) WHERE charge_id IS NOT NULL;

-- Parts of words are found by their trigrams. Where the extension can't be had the search reads row by row: slower, and the same.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX customer_order_words ON customer_order USING gin (words gin_trgm_ops)
    -- What waits to be sorted into the index is read by every search, so it is kept short.
    WITH (fastupdate = on, gin_pending_list_limit = 256) WHERE placed_at IS NOT NULL;
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE WARNING 'pg_trgm is not to be had here; orders are searched without an index.';
END
$$;

CREATE INDEX report_impossible ON report (changed_at DESC) WHERE state = 'cannot-be-created';
