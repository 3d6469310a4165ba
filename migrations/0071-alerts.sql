-- What somebody must look at, once for each thing while it lasts.
CREATE TABLE alert (
  key text PRIMARY KEY,
  kind text NOT NULL,
  -- Which of its rings it is at: a promise rings louder as its hour comes near.
  step text NOT NULL,
  is_urgent boolean NOT NULL,
  -- For staff; what leaves the house says less.
  sentence text NOT NULL,
  -- Where the thing is, within the shop.
  path text NOT NULL,
  order_number text,
  raised_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Put away by hand, though it may still last.
  closed_at timestamptz,
  closed_by text,
  -- What is still to be told of it, by mail and by webhook.
  mail_due boolean NOT NULL,
  hook_due boolean NOT NULL
);
CREATE INDEX alert_open ON alert (raised_at DESC) WHERE resolved_at IS NULL AND closed_at IS NULL;
CREATE INDEX alert_untold ON alert (raised_at) WHERE mail_due OR hook_due;
CREATE INDEX alert_resolved ON alert (resolved_at DESC) WHERE resolved_at IS NOT NULL;

-- One mail or one call of the webhook, of however many alerts; counted, so that no storm comes of them.
CREATE TABLE alert_telling (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
  -- The bytes that are signed; a repeated call brings the same.
  body text,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX alert_telling_at ON alert_telling (channel, at);
