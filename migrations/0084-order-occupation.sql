-- What the buyer said their role is nearest to: the code of an occupation, or 'none' where none of those offered is.
-- Null while nobody has chosen; a role that is typed anew takes the choice with it.
ALTER TABLE customer_order ADD COLUMN occupation text;
