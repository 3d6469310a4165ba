-- A name that more than one company bears: what was found, who is asked, and what was answered.
CREATE TABLE company_choice (
  order_id text PRIMARY KEY,
  state text NOT NULL,
  -- Entity cards with score and reasons, best first, as they were found.
  candidates jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Until then the buyer is waited for.
  answer_by timestamptz NOT NULL,
  -- The card's id; null while nobody chose, and where it is none of them.
  chosen text,
  -- What the buyer adds where it is none of them.
  note text NOT NULL DEFAULT '',
  decided_at timestamptz,
  decided_by text
);
CREATE INDEX company_choice_state ON company_choice (state) WHERE state IN ('with-buyer', 'with-expert');
