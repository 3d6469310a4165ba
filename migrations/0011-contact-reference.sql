CREATE SEQUENCE contact_number START 1001;
ALTER TABLE contact_message ADD COLUMN reference text NOT NULL UNIQUE;
CREATE INDEX contact_message_email ON contact_message (email, received_at);
