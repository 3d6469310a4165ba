-- Numbers are taken when an order is placed; a gap is no fault, a repeated number would be.
CREATE SEQUENCE order_number START 10427;

CREATE TABLE customer_order (
  id uuid PRIMARY KEY,
  number text UNIQUE,
  state text NOT NULL CHECK (state IN ('draft', 'placed', 'in-production', 'in-review', 'delivered', 'cancelled')),
  payment text NOT NULL CHECK (payment IN ('none', 'manual-requested', 'pending', 'paid', 'partly-refunded', 'refunded', 'disputed', 'lost')),
  version integer NOT NULL DEFAULT 1,
  company text NOT NULL,
  role text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  interviewers text NOT NULL,
  location text NOT NULL,
  -- One line for the same buyer asking for the same company, whatever the spelling of either.
  similarity text NOT NULL,
  earlier_order_id uuid REFERENCES customer_order (id) ON DELETE SET NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  refunded_amount integer NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
  billing_country text,
  interview_at timestamptz,
  interview_zone text,
  posting text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  placed_at timestamptz,
  paid_at timestamptz,
  -- The try that paid it; null while unpaid and where the money came by other means.
  paid_attempt_id uuid,
  promised_at timestamptz,
  contact_due_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_asked_at timestamptz,
  CHECK ((state = 'draft') = (placed_at IS NULL) OR state = 'cancelled'),
  CHECK ((number IS NULL) = (placed_at IS NULL))
);
CREATE INDEX customer_order_placed ON customer_order (placed_at DESC, id DESC) WHERE placed_at IS NOT NULL;
CREATE INDEX customer_order_drafts ON customer_order (updated_at) WHERE state = 'draft';
CREATE INDEX customer_order_similarity ON customer_order (similarity, placed_at) WHERE placed_at IS NOT NULL;
CREATE INDEX customer_order_email ON customer_order (lower(email), placed_at) WHERE placed_at IS NOT NULL;

CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  what text NOT NULL,
  why text NOT NULL
);
CREATE INDEX order_event_order ON order_event (order_id, id);

CREATE TABLE payment_attempt (
  -- Also the idempotency key of the provider's call.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  intent_id text UNIQUE,
  state text NOT NULL CHECK (state IN ('creating', 'open', 'processing', 'succeeded', 'cancelled', 'abandoned')),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  metadata jsonb NOT NULL,
  failure_code text,
  charge_id text,
  card_brand text,
  card_last_digits text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  succeeded_at timestamptz
);
-- One live payment session for each draft, whatever runs at once.
CREATE UNIQUE INDEX payment_attempt_live ON payment_attempt (order_id) WHERE state IN ('creating', 'open', 'processing');
CREATE INDEX payment_attempt_order ON payment_attempt (order_id, created_at);
CREATE INDEX payment_attempt_succeeded ON payment_attempt (succeeded_at) WHERE state = 'succeeded';

CREATE TABLE payment_refund (
  -- Also the idempotency key of the provider's call.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  -- Null where the order was paid, and given back, by other means.
  attempt_id uuid REFERENCES payment_attempt (id) ON DELETE CASCADE,
  provider_id text UNIQUE,
  state text NOT NULL CHECK (state IN ('requested', 'pending', 'succeeded', 'failed')),
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  actor text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payment_refund_order ON payment_refund (order_id, created_at);

CREATE TABLE payment_dispute (
  provider_id text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  amount integer NOT NULL,
  reason text NOT NULL,
  evidence_due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payment_dispute_order ON payment_dispute (order_id);

CREATE TABLE webhook_event (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_id text NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  outcome text
);

CREATE TABLE payment_alert (
  key text PRIMARY KEY,
  kind text NOT NULL,
  intent_id text,
  order_id uuid,
  sentence text NOT NULL,
  raised_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by text
);

CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  suspicion text NOT NULL CHECK (suspicion IN ('none', 'honeypot', 'too-fast')),
  received_at timestamptz NOT NULL
);
