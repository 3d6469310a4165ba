-- One row: what the owner has said of the house. Who said what before stands in the audit log.
CREATE TABLE service_setting (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version integer NOT NULL,
  away_from timestamptz,
  away_until timestamptz,
  away_words text NOT NULL,
  away_takes_orders boolean NOT NULL,
  experts integer,
  reports_a_day integer,
  -- 1 is Monday.
  work_days integer[] NOT NULL,
  work_from text NOT NULL,
  work_until text NOT NULL,
  work_zone text NOT NULL,
  longest_wait_hours integer,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);

-- What a buyer was told before paying: by when the report will be there, and when it was said.
ALTER TABLE customer_order
  ADD COLUMN offered_at timestamptz,
  ADD COLUMN offered_ready_by timestamptz;
CREATE INDEX customer_order_awaited ON customer_order (promised_at) WHERE state IN ('placed', 'in-production', 'in-review');
