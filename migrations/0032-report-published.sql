-- Approving is a signature, publishing is what a buyer sees: between them lies the time in which a signature can be taken back.
ALTER TABLE report_version ADD COLUMN published_at timestamptz;
UPDATE report_version SET published_at = approved_at;
