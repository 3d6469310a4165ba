-- Snapshots that were let go, and how many quotes were held against each for the last time.
CREATE TABLE retired_snapshot (
  snapshot text PRIMARY KEY,
  retired_at timestamptz NOT NULL,
  quotes integer NOT NULL,
  -- Of those, the ones that were no exact part of it: there must be none.
  faults integer NOT NULL
);
