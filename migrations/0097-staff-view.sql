-- What members of staff named of the orders list, each for themselves.

CREATE TABLE staff_view (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (staff_id, name)
);
