-- A row only where a link was made worthless once; without one the version is 1. No foreign key to
-- orders, so that a revoked link stays revoked when its order is gone.
CREATE TABLE link_version (
  order_id text NOT NULL,
  purpose text NOT NULL,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, purpose)
);

-- An address that a buyer asked for and that has not proven itself yet.
CREATE TABLE address_request (
  order_id text PRIMARY KEY,
  address text NOT NULL,
  asked_at timestamptz NOT NULL
);
