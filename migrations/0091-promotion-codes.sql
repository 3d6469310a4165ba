-- Codes that take something off the price. An order holds at most one; uses are counted by the orders that hold it.
CREATE TABLE promotion_code (
  code text PRIMARY KEY CHECK (code = upper(code)),
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_off integer CHECK (amount_off > 0),
  uses_limit integer CHECK (uses_limit > 0),
  uses_per_address integer CHECK (uses_per_address > 0),
  valid_from timestamptz NOT NULL,
  valid_until timestamptz CHECK (valid_until > valid_from),
  ended_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((percent IS NULL) <> (amount_off IS NULL))
);

ALTER TABLE customer_order
  ADD COLUMN code text REFERENCES promotion_code (code),
  -- What the code took off; amount is what is left to pay.
  ADD COLUMN discount integer NOT NULL DEFAULT 0 CHECK (discount >= 0),
  -- When a draft took its code; one that is not paid gives it back after some hours.
  ADD COLUMN code_at timestamptz,
  DROP CONSTRAINT customer_order_amount_check,
  ADD CONSTRAINT customer_order_amount_check CHECK (amount > 0 OR (amount = 0 AND discount > 0)),
  ADD CONSTRAINT customer_order_discount_of_code CHECK ((code IS NULL) = (discount = 0));
CREATE INDEX customer_order_code ON customer_order (code) WHERE code IS NOT NULL;
