-- What sources last answered, shared by all reports: within hours it is used again, later it is only
-- asked whether anything is new. The text lies in file storage under its digest.
CREATE TABLE kept_answer (
  name text PRIMARY KEY,
  url text NOT NULL,
  type text NOT NULL,
  body text NOT NULL,
  -- What is no text lies there spelled as text.
  "binary" boolean NOT NULL DEFAULT false,
  etag text,
  last_modified text,
  checked_at timestamptz NOT NULL
);
CREATE INDEX kept_answer_checked_at ON kept_answer (checked_at);

-- Feeds that are asked once for everybody; a report only searches what came.
CREATE TABLE polled_feed (
  source text PRIMARY KEY,
  polled_at timestamptz NOT NULL,
  outcome text NOT NULL,
  failures integer NOT NULL DEFAULT 0
);

CREATE TABLE feed_entry (
  -- The digest of source and address, as an address may be longer than an index takes.
  id text PRIMARY KEY,
  source text NOT NULL,
  url text NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  author text,
  published_at text,
  -- Words of title and text as names are compared, with a blank at either end, so that a name is found whole.
  words text NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX feed_entry_seen_at ON feed_entry (seen_at);
