-- Links that a buyer makes for a friend or a coach. A row holds no token: the database alone opens nothing.
CREATE TABLE report_share (
  id text PRIMARY KEY,
  order_id text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX report_share_of_order ON report_share (order_id);
