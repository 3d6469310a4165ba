-- What the buyer had told when a version was written, as a digest; null for nothing told.
ALTER TABLE report_version ADD COLUMN answers text;
