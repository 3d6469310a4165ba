-- When the person behind an order was taken out of it; number, money and moments stay in the books.
ALTER TABLE customer_order ADD COLUMN erased_at timestamptz;
