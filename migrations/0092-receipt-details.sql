-- Whom a receipt is made out to, where its buyer asked for more than a name.
ALTER TABLE customer_order
  ADD COLUMN receipt_company text NOT NULL DEFAULT '',
  ADD COLUMN receipt_tax_id text NOT NULL DEFAULT '',
  ADD COLUMN receipt_address text NOT NULL DEFAULT '';
