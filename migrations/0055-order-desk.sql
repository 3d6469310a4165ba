-- What staff write down for one another about an order; no buyer ever sees it.
CREATE TABLE order_note (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  author text NOT NULL,
  text text NOT NULL
);
CREATE INDEX order_note_order ON order_note (order_id, at);

-- Whose work an order's report is; a lease on the bench is another thing and ends by itself.
CREATE TABLE order_assignment (
  order_id uuid PRIMARY KEY REFERENCES customer_order (id) ON DELETE CASCADE,
  staff_id text NOT NULL REFERENCES staff (id),
  staff_name text NOT NULL,
  assigned_at timestamptz NOT NULL
);
