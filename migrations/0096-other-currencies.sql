-- Sums of money are added up in US dollars alone; those of other currencies are few, and each is told by itself.
DROP INDEX customer_order_paid;
CREATE INDEX customer_order_paid ON customer_order (paid_at) INCLUDE (amount, kind, currency) WHERE paid_at IS NOT NULL;
CREATE INDEX customer_order_other_currency ON customer_order (paid_at) INCLUDE (amount, currency)
  WHERE currency <> 'usd' AND paid_at IS NOT NULL;
