-- How often each step towards an order was taken on a day of the shop's zone. Nothing of who took it.
CREATE TABLE funnel_day (
  day date NOT NULL,
  step text NOT NULL CHECK (step IN ('landing', 'order', 'details', 'payment')),
  count bigint NOT NULL,
  PRIMARY KEY (day, step)
);

-- The figures of whole days, added up once so that a page need not count a million orders. Made anew from the books at any time.
CREATE TABLE figures_day (
  day date PRIMARY KEY,
  placed integer NOT NULL,
  paid integer NOT NULL,
  -- All money in cents.
  revenue bigint NOT NULL,
  refunds integer NOT NULL,
  refunded bigint NOT NULL,
  disputes integer NOT NULL,
  disputed bigint NOT NULL,
  delivered integer NOT NULL,
  in_time integer NOT NULL,
  asked_reports integer NOT NULL,
  micros bigint NOT NULL,
  -- How many ratings of one to five stars were given.
  stars integer[] NOT NULL,
  -- How many reports were delivered within each quarter of an hour after payment, the first quarter first; the last is all that took longer.
  quarters integer[] NOT NULL
);

CREATE INDEX customer_order_paid ON customer_order (paid_at) INCLUDE (amount) WHERE paid_at IS NOT NULL;
CREATE INDEX customer_order_delivered ON customer_order (delivered_at) INCLUDE (paid_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX customer_order_undelivered ON customer_order (paid_at) WHERE paid_at IS NOT NULL AND delivered_at IS NULL AND state <> 'cancelled';
CREATE INDEX payment_refund_succeeded ON payment_refund (updated_at) INCLUDE (amount) WHERE state = 'succeeded';
CREATE INDEX payment_dispute_lost ON payment_dispute (updated_at) INCLUDE (amount) WHERE state = 'lost';
CREATE INDEX report_rating_given ON report_rating (given_at) INCLUDE (stars);
