-- A session is named by an id of its own, so that its owner can end it without anyone knowing its token.
ALTER TABLE staff_session
  ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN agent text NOT NULL DEFAULT '',
  ADD COLUMN stepped_up_until timestamptz,
  -- The token that was good until the last rotation; for a moment it still is, since other tabs are under way with it.
  ADD COLUMN previous_hash text,
  ADD COLUMN rotated_at timestamptz;
CREATE UNIQUE INDEX staff_session_id ON staff_session (id);
CREATE INDEX staff_session_previous ON staff_session (previous_hash) WHERE previous_hash IS NOT NULL;

ALTER TABLE staff
  ADD COLUMN last_seen_at timestamptz,
  -- Sealed with the shop's key; whoever reads this table can't make a code of it.
  ADD COLUMN second_factor text,
  ADD COLUMN second_factor_set_at timestamptz,
  -- The half minute of the last code that was taken; none of it or before it is taken again.
  ADD COLUMN second_factor_step bigint NOT NULL DEFAULT 0,
  -- One that was begun and not yet shown to work.
  ADD COLUMN second_factor_begun text;

CREATE TABLE staff_recovery_code (
  code_hash text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  used_at timestamptz
);
CREATE INDEX staff_recovery_code_staff ON staff_recovery_code (staff_id);

ALTER TABLE staff_invitation
  ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN invited_by text NOT NULL DEFAULT '',
  ADD COLUMN created_at timestamptz;
