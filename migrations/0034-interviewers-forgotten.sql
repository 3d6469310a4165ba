-- What is known of interviewers leaves a report some weeks after its delivery: a new version without
-- it takes the place of those that held it, of which number, digest and signature stay.
ALTER TABLE report_version ADD COLUMN holds_interviewers boolean NOT NULL DEFAULT false;
ALTER TABLE report_version ADD COLUMN content_removed_at timestamptz;
UPDATE report_version SET holds_interviewers = true
  WHERE jsonb_path_exists(document, '$.sections[*] ? (@.id == "interviewers").claims[*]');
CREATE INDEX report_version_interviewers ON report_version (report_id) WHERE holds_interviewers;
