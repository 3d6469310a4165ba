CREATE TABLE step_checkpoint (
  run text NOT NULL,
  step text NOT NULL,
  attempts integer NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  output jsonb,
  PRIMARY KEY (run, step)
);

CREATE TABLE stored_file (
  name text PRIMARY KEY,
  bytes bytea NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);

-- One row for each thing that is counted and each stretch of time it is counted in.
CREATE TABLE rate_limit (
  bucket text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_resets_at ON rate_limit (resets_at);
