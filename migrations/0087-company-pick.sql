-- Which company the buyer picked while typing its name: an identifier, as a card has it. Null where none was picked;
-- a name that is typed anew takes the pick with it.
ALTER TABLE customer_order ADD COLUMN company_pick text;
