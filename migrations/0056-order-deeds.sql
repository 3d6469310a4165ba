-- How often a person or the payment provider has done something about an order. Two people at the desk see by it
-- that they act on one order; what the shop does by itself in between is no reason to refuse anybody.
ALTER TABLE customer_order ADD COLUMN deeds integer NOT NULL DEFAULT 0;
