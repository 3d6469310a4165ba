-- How often this round was handed to the mail server, or was about to be, without word of what became of it.
ALTER TABLE outgoing_mail ADD COLUMN unanswered integer NOT NULL DEFAULT 0;
