-- Whether support still owes an answer: an open message rings alarms until it is answered or closed.
ALTER TABLE contact_message
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  ADD COLUMN answered_at timestamptz;
CREATE INDEX contact_message_open ON contact_message (received_at) WHERE state = 'open';

ALTER TABLE claim_ticket
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  ADD COLUMN answered_at timestamptz;
CREATE INDEX claim_ticket_open ON claim_ticket (opened_at) WHERE state = 'open';

-- When the buyer who asked to cancel was told what becomes of it; a cancelled order needs no such word.
ALTER TABLE customer_order ADD COLUMN cancel_answered_at timestamptz;
CREATE INDEX customer_order_cancel_asked ON customer_order (cancel_asked_at) WHERE cancel_asked_at IS NOT NULL AND cancel_answered_at IS NULL;
