-- What an expert sent somebody off for: a section to be written anew, or more to be found on a question.
CREATE TABLE review_errand (
  id text PRIMARY KEY,
  report_id text NOT NULL REFERENCES review (report_id),
  kind text NOT NULL,
  section text,
  -- The expert's own words.
  words text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL,
  progress jsonb NOT NULL,
  -- How it ended, in a sentence for the expert.
  told text NOT NULL,
  -- The sentences as they stood when it was asked for; an edit made since goes before what comes back.
  standing jsonb NOT NULL,
  outcome jsonb,
  -- Which suggestions were taken, each with the step of the history that took it, and which were turned down.
  taken jsonb NOT NULL,
  dropped jsonb NOT NULL
);
CREATE INDEX review_errand_report ON review_errand (report_id, asked_at);
