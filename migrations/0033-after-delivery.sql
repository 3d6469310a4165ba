-- One answer an order, to “how was it?”; answering again replaces it.
CREATE TABLE report_rating (
  order_id text PRIMARY KEY,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  words text NOT NULL,
  -- Whether the shop may quote the words: with the buyer's name, without it, or not at all.
  quoting text NOT NULL,
  name text NOT NULL,
  given_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

-- “Something is wrong here”, said of one sentence of a report.
CREATE TABLE claim_ticket (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  order_id text NOT NULL,
  claim_id text NOT NULL,
  -- As it stood when the buyer read it.
  claim_text text NOT NULL,
  words text NOT NULL,
  opened_at timestamptz NOT NULL
);
CREATE INDEX claim_ticket_order ON claim_ticket (order_id);
