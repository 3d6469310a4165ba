-- A gift is an order that pays for a code worth one report. Its buyer names no company: whoever uses the code does.
ALTER TABLE customer_order
  ADD COLUMN kind text NOT NULL DEFAULT 'report' CHECK (kind IN ('report', 'gift'));

CREATE TABLE gift (
  order_id uuid PRIMARY KEY REFERENCES customer_order (id) ON DELETE CASCADE,
  -- Whom we email it to, and who alone may use it; empty where its buyer hands it over.
  recipient_email text NOT NULL,
  message text NOT NULL
);
CREATE INDEX gift_recipient ON gift (lower(recipient_email)) WHERE recipient_email <> '';

ALTER TABLE promotion_code
  -- The gift that it was made for once that was paid; null for a code of the desk. Orders name codes, so this is no
  -- reference: a circle of tables could be restored in no order. A paid order is never deleted.
  ADD COLUMN gift_order_id uuid UNIQUE;
