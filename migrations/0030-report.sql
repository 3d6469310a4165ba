CREATE TABLE report (
  id text PRIMARY KEY,
  order_id text NOT NULL UNIQUE,
  state text NOT NULL,
  -- Why no report could be made, in sentences for staff and buyer; null while one can.
  reasons jsonb,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

-- A version is stored as made and never changed: the document, what left it, and the files made of it.
CREATE TABLE report_version (
  report_id text NOT NULL REFERENCES report (id),
  number integer NOT NULL,
  document jsonb NOT NULL,
  rejected jsonb NOT NULL,
  digest text NOT NULL,
  pdf_file text NOT NULL,
  html_file text NOT NULL,
  made_at timestamptz NOT NULL,
  approved_at timestamptz,
  approved_by text,
  PRIMARY KEY (report_id, number)
);

CREATE TABLE evidence_row (
  report_id text NOT NULL REFERENCES report (id),
  id text NOT NULL,
  snapshot text NOT NULL,
  row jsonb NOT NULL,
  PRIMARY KEY (report_id, id)
);
CREATE INDEX evidence_row_snapshot ON evidence_row (snapshot);
