-- What the payment provider calculated as tax, where the shop has it do so. The amount of an order holds it.
ALTER TABLE customer_order
  ADD COLUMN tax integer NOT NULL DEFAULT 0 CHECK (tax >= 0),
  ADD COLUMN tax_country text,
  ADD COLUMN tax_postal_code text,
  -- The provider's names for the calculation, and for what was reported of it once it was paid.
  ADD COLUMN tax_calculation text,
  ADD COLUMN tax_transaction text;
