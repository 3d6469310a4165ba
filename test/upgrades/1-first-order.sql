-- A paid order with its report, one that waits for payment, a draft, and what goes with them.
INSERT INTO customer_order
  (id, number, state, payment, company, role, email, name, interviewers, location, similarity, amount, currency,
   created_at, updated_at, placed_at, paid_at, paid_attempt_id, promised_at, contact_due_at, delivered_at)
VALUES
  ('00000000-0000-4000-8000-000000000001', 'FW-10427', 'delivered', 'paid', 'Würzel & Söhne', 'Data Engineer',
   'robin@buyer.example', 'Robin Vale', 'Dana Orr', 'Leeds', 'a', 3500, 'usd',
   '2026-11-01', '2026-11-02', '2026-11-01', '2026-11-01', '00000000-0000-4000-8000-000000000011', '2026-11-02', NULL,
   '2026-11-02'),
  ('00000000-0000-4000-8000-000000000002', 'FW-10428', 'placed', 'manual-requested', 'Fernmoor', 'Buyer',
   'kim@buyer.example', 'Kim Hollis', '', '', 'b', 3500, 'usd',
   '2026-11-03', '2026-11-03', '2026-11-03', NULL, NULL, NULL, '2026-11-04', NULL),
  ('00000000-0000-4000-8000-000000000003', NULL, 'draft', 'none', 'Fernmoor', 'Buyer',
   'lee@buyer.example', 'Lee Marsh', '', '', 'c', 3500, 'usd',
   '2026-11-03', '2026-11-03', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO order_event (order_id, at, actor, what, why)
VALUES ('00000000-0000-4000-8000-000000000001', '2026-11-01', 'buyer', 'placed', '');
INSERT INTO payment_attempt
  (id, order_id, intent_id, state, amount, currency, metadata, charge_id, created_at, updated_at, succeeded_at)
VALUES ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', 'pi_1', 'succeeded', 3500, 'usd',
  '{}', 'ch_1', '2026-11-01', '2026-11-01', '2026-11-01');
INSERT INTO payment_refund (id, order_id, attempt_id, provider_id, state, amount, reason, actor, created_at, updated_at)
VALUES ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000011', 're_1', 'failed', 500, '', 'owner', '2026-11-02', '2026-11-02');
INSERT INTO payment_dispute VALUES ('dp_1', '00000000-0000-4000-8000-000000000001', 'won', 3500, '', NULL, '2026-11-05', '2026-11-06');
INSERT INTO webhook_event VALUES ('evt_1', 'payment_intent.succeeded', 'pi_1', '2026-11-01', '2026-11-01', 'settled');
INSERT INTO contact_message (id, name, email, message, suspicion, received_at, reference)
VALUES ('00000000-0000-4000-8000-000000000031', 'Robin Vale', 'robin@buyer.example', 'Hello', 'none', '2026-11-02', 'M-1001');
INSERT INTO outgoing_mail (id, key, template, recipient, order_id, values, state, created_at, queued_at, sent_at)
VALUES ('00000000-0000-4000-8000-000000000041', 'confirmation-1', 'confirmation', 'robin@buyer.example',
  '00000000-0000-4000-8000-000000000001', '{}', 'sent', '2026-11-01', '2026-11-01', '2026-11-01');
INSERT INTO staff (id, name, password_hash, role, created_at) VALUES ('owner-1', 'Avery', 'x', 'owner', '2026-11-01');
INSERT INTO staff_session VALUES ('t1', 'owner-1', '2026-11-01', '2026-11-01', '2026-11-02');
INSERT INTO staff_invitation VALUES ('i1', 'expert', '2026-11-02', NULL);
INSERT INTO report VALUES ('report-1', '00000000-0000-4000-8000-000000000001', 'delivered', NULL, '2026-11-01', '2026-11-02');
INSERT INTO report_version (report_id, number, document, rejected, digest, pdf_file, html_file, made_at, approved_at, approved_by)
VALUES ('report-1', 1, '{"sections": [{"id": "interviewers", "claims": [{"id": "c1"}]}]}', '[]', 'd', 'p', 'h',
  '2026-11-02', '2026-11-02', 'owner-1');
INSERT INTO evidence_row VALUES ('report-1', 'e1', 's1', '{"quote": "A bridge."}');
INSERT INTO link_version VALUES ('00000000-0000-4000-8000-000000000001', 'tracking', 2, '2026-11-02');
INSERT INTO step_checkpoint VALUES ('run-1', 'gather', 1, '2026-11-01', '2026-11-01', '{}');
INSERT INTO stored_file (name, bytes) VALUES ('p', '\x25504446');
