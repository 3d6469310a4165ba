-- Keys of the mails before it in a conversation, oldest first. What a person wrote has one, if only an empty one.
ALTER TABLE outgoing_mail ADD COLUMN thread jsonb;

-- How the desk handles what was asked. No row: nobody has touched it yet.
CREATE TABLE inbox_case (
  reference text PRIMARY KEY,
  -- Raised by every act, so that the second of two people is told.
  version integer NOT NULL,
  assignee text
);

CREATE TABLE inbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  what text NOT NULL CHECK (what IN ('answered', 'declined', 'closed', 'reopened', 'assigned')),
  -- The answer as it was written, or why it was closed; who it was given to.
  words text NOT NULL,
  mail_key text
);
CREATE INDEX inbox_event_reference ON inbox_event (reference, id);

CREATE INDEX contact_message_received ON contact_message (received_at, reference);
CREATE INDEX claim_ticket_opened ON claim_ticket (opened_at, reference);
CREATE INDEX customer_order_cancel_wishes ON customer_order (cancel_asked_at, number) WHERE cancel_asked_at IS NOT NULL;
CREATE INDEX order_event_cancel_asked ON order_event (order_id) WHERE what = 'cancel-asked';

-- All that people ask of the shop, as one list. A wish to cancel goes by its order's number.
CREATE VIEW inbox_entry AS
SELECT reference, 'message' AS kind, state, received_at AS at, answered_at, name, email, message AS words, suspicion,
  NULL::text AS claim_id, NULL::text AS claim_text, NULL::uuid AS order_id, NULL::text AS order_number, NULL::text AS company
FROM contact_message
UNION ALL
SELECT ticket.reference, 'complaint', ticket.state, ticket.opened_at, ticket.answered_at, ordered.name, ordered.email, ticket.words, 'none',
  ticket.claim_id, ticket.claim_text, ordered.id, ordered.number, ordered.company
FROM claim_ticket ticket JOIN customer_order ordered ON ordered.id = ticket.order_id::uuid
UNION ALL
SELECT number, 'cancel-wish',
  CASE WHEN cancel_answered_at IS NOT NULL THEN 'answered' WHEN state = 'cancelled' THEN 'closed' ELSE 'open' END,
  cancel_asked_at, cancel_answered_at, name, email,
  coalesce((SELECT why FROM order_event WHERE order_id = customer_order.id AND what = 'cancel-asked' ORDER BY id DESC LIMIT 1), ''),
  'none', NULL, NULL, id, number, company
FROM customer_order WHERE cancel_asked_at IS NOT NULL AND number IS NOT NULL;
