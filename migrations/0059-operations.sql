-- What the owner decided about a source: its terms were read and accepted, or it is switched off. No row: nothing was decided.
CREATE TABLE source_policy (
  source_id text PRIMARY KEY,
  terms_accepted_at timestamptz,
  terms_accepted_by text,
  switched_off_at timestamptz,
  switched_off_by text
);

-- What the models of one run of a report cost, a row for each stage.
CREATE TABLE model_spending (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  order_id text NOT NULL,
  stage text NOT NULL,
  asked integer NOT NULL,
  replayed integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  -- Millionths of a dollar, paid in this run.
  micros bigint NOT NULL
);
CREATE INDEX model_spending_at ON model_spending (at) INCLUDE (order_id, micros);
CREATE INDEX model_spending_order ON model_spending (order_id);

CREATE INDEX webhook_event_received ON webhook_event (received_at DESC, id DESC);
