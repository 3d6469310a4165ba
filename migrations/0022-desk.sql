CREATE TABLE staff (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'expert', 'support')),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

-- A session is known by the hash of its token; whoever reads this table can't enter with it.
CREATE TABLE staff_session (
  token_hash text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);

CREATE TABLE staff_invitation (
  token_hash text PRIMARY KEY,
  role text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
