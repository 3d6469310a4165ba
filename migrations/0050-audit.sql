-- Who did what to what, and why. Written in the transaction of the deed itself; nothing changes or removes a line.
CREATE TABLE audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor text NOT NULL,
  -- What it was done to: an order, a member of staff, a source; its name as people say it.
  subject_kind text NOT NULL,
  subject text NOT NULL,
  reason text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_event_subject ON audit_event (subject_kind, subject, id);
CREATE INDEX audit_event_kind ON audit_event (kind, id);
CREATE INDEX audit_event_actor ON audit_event (actor, id);

CREATE FUNCTION audit_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to';
END
$$;

CREATE TRIGGER audit_event_stays BEFORE UPDATE OR DELETE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION audit_event_stays();
CREATE TRIGGER audit_event_is_not_emptied BEFORE TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION audit_event_stays();
