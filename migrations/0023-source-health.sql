-- How each source has answered lately, whether it rests, and how full its fields usually are.
CREATE TABLE source_health (
  source_id text PRIMARY KEY,
  state jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
