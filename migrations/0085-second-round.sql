-- One free look, after delivery, at what has changed since a report. One row an order: asked twice, it is one.
CREATE TABLE second_round (
  order_id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('looking', 'in-review', 'ready', 'failed')),
  attempt integer NOT NULL,
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- What was found, as the page shows it; empty until then.
  found jsonb,
  approved_by text
);
