-- When each host outside may be asked again, for all processes of a shop.
CREATE TABLE host_turn (
  host text PRIMARY KEY,
  -- Whose request is under way; nobody's between two of them.
  holder text,
  free_at timestamptz NOT NULL,
  -- It asked to be left alone until then.
  rests_until timestamptz
);
