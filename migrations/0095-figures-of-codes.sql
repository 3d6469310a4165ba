-- What codes took off, and gifts: what was bought to give away, and which orders were paid for that way.
ALTER TABLE figures_day
  ADD COLUMN coded integer NOT NULL DEFAULT 0,
  ADD COLUMN discount bigint NOT NULL DEFAULT 0,
  ADD COLUMN gifts integer NOT NULL DEFAULT 0,
  ADD COLUMN gift_revenue bigint NOT NULL DEFAULT 0,
  ADD COLUMN gifts_used integer NOT NULL DEFAULT 0;
-- Each day is added up anew from the books.
DELETE FROM figures_day;

-- Orders for reports are counted without gifts, and still by an index alone.
DROP INDEX customer_order_paid;
CREATE INDEX customer_order_paid ON customer_order (paid_at) INCLUDE (amount, kind) WHERE paid_at IS NOT NULL;
DROP INDEX customer_order_delivered;
CREATE INDEX customer_order_delivered ON customer_order (delivered_at) INCLUDE (paid_at, kind)
  WHERE delivered_at IS NOT NULL;
CREATE INDEX customer_order_gift ON customer_order (placed_at) WHERE kind = 'gift';
