-- Passkeys of staff: public keys alone, and the challenges that were answered.

CREATE TABLE staff_passkey (
  credential_id text PRIMARY KEY,
  id text NOT NULL UNIQUE,
  staff_id text NOT NULL REFERENCES staff (id),
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkey_of_staff ON staff_passkey (staff_id);

CREATE TABLE staff_answered_challenge (
  challenge_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
