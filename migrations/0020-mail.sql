CREATE TABLE outgoing_mail (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  template text NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  -- What the mail is about; no foreign key, since a mail outlives what it spoke of.
  order_id text,
  values jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'held')),
  -- Counts how often it was set out anew; a job of an earlier round does nothing.
  round integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  provider_message_id text,
  created_at timestamptz NOT NULL,
  -- When its present round began.
  queued_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outgoing_mail_order ON outgoing_mail (order_id, created_at);
CREATE INDEX outgoing_mail_unsent ON outgoing_mail (state, created_at) WHERE state <> 'sent';
CREATE INDEX outgoing_mail_created_at ON outgoing_mail (created_at);

-- The demo's mailbox. The whole message and its attachments lie in the file storage under outbox/<id>/.
CREATE TABLE outbox_message (
  id uuid PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  mail_id text NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  html text NOT NULL,
  plain text NOT NULL,
  order_id text,
  attachments jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX outbox_message_received_at ON outbox_message (received_at);
