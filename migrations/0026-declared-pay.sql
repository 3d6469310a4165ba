-- What employers declared to pay, as an authority publishes it each quarter. A file is loaded beside the
-- one in use and takes its place when it is whole; the one before stays, so that there is a way back.
CREATE TABLE pay_file (
  id text PRIMARY KEY,
  source text NOT NULL,
  -- The quarter it speaks of, as the authority names it: “FY2026 Q3”.
  period text NOT NULL,
  url text NOT NULL,
  state text NOT NULL CHECK (state IN ('loading', 'current', 'previous')),
  rows integer NOT NULL DEFAULT 0,
  loaded_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX pay_file_in_use ON pay_file (source, state) WHERE state <> 'loading';

CREATE TABLE declared_pay (
  file text NOT NULL REFERENCES pay_file (id),
  line integer NOT NULL,
  -- The employer's name as names are compared.
  employer text NOT NULL,
  item jsonb NOT NULL,
  PRIMARY KEY (file, line)
);
CREATE INDEX declared_pay_employer ON declared_pay (file, employer);
