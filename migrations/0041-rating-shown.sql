-- Set once somebody of the shop has read the words and lets them stand on its pages; taken back when they change.
ALTER TABLE report_rating ADD COLUMN shown_at timestamptz;
