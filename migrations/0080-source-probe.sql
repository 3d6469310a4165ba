-- A walk through the catalogue that asks each source once. It is finished or goes on where it was.
CREATE TABLE source_probe (
  id text PRIMARY KEY,
  -- Of the internet or of the sample web: the one proves nothing of the other.
  world text NOT NULL,
  -- The groups that were asked for, in order, with commas between; empty for all.
  scope text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);

CREATE TABLE source_probe_answer (
  probe text NOT NULL REFERENCES source_probe (id),
  source text NOT NULL,
  outcome text NOT NULL,
  sentence text NOT NULL,
  url text NOT NULL,
  milliseconds integer NOT NULL,
  requests integer NOT NULL,
  items integer NOT NULL,
  -- Of each field, the share of items that have it.
  fill jsonb NOT NULL,
  -- What is otherwise than when it was last probed.
  changes jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (probe, source)
);

CREATE INDEX source_probe_answer_of_source ON source_probe_answer (source, asked_at);
