-- An expert's work on a report: the version it is about, who has it in hand, and what is decided beside its sentences.
CREATE TABLE review (
  report_id text PRIMARY KEY REFERENCES report (id),
  base_number integer NOT NULL,
  -- The version that was made of this work; taken back, the work goes on from where it stood.
  released_number integer,
  -- Raised by every change; a write that names an older one is refused.
  revision integer NOT NULL,
  holder_id text,
  holder_name text,
  lease_until timestamptz,
  company_confirmed jsonb,
  empty_words jsonb NOT NULL,
  notes text NOT NULL
);

CREATE TABLE review_claim (
  report_id text NOT NULL REFERENCES review (report_id),
  claim_id text NOT NULL,
  section text NOT NULL,
  place double precision NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (report_id, claim_id)
);

-- Who did what and why, written with what they did; never changed but for being undone.
CREATE TABLE review_event (
  id text PRIMARY KEY,
  report_id text NOT NULL REFERENCES review (report_id),
  base_number integer NOT NULL,
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor text NOT NULL,
  what text NOT NULL,
  claim_id text,
  -- What it changed, as it was and as it is; null of what can't be undone.
  before jsonb,
  after jsonb,
  reason text NOT NULL,
  undone boolean NOT NULL DEFAULT false
);
CREATE INDEX review_event_report ON review_event (report_id, revision);

-- Pages that an expert brought and had read.
CREATE TABLE review_page (
  report_id text NOT NULL REFERENCES report (id),
  snapshot text NOT NULL,
  url text NOT NULL,
  title text NOT NULL,
  published_at text,
  fetched_at text NOT NULL,
  PRIMARY KEY (report_id, snapshot)
);
