-- What came between the first order and the alerts: choices, ratings, reviews, audits, inbox, declared pay.
INSERT INTO source_health VALUES ('registry', '{}', '2026-11-10');
INSERT INTO kept_answer (name, url, type, body, checked_at) VALUES ('n1', 'https://fernmoor.example', 'text/html', 'b', '2026-11-10');
INSERT INTO polled_feed VALUES ('news', '2026-11-10', 'ok', 0);
INSERT INTO company_choice (order_id, state, candidates, asked_at, answer_by)
VALUES ('00000000-0000-4000-8000-000000000002', 'with-buyer', '[]', '2026-11-10', '2026-11-11');
INSERT INTO pay_file VALUES ('f1', 'declared-pay', 'FY2026 Q3', 'https://pay.example/q3', 'current', 2, '2026-11-10'),
  ('f0', 'declared-pay', 'FY2026 Q2', 'https://pay.example/q2', 'previous', 1, '2026-08-10');
INSERT INTO declared_pay VALUES ('f1', 1, 'fernmoor', '{"pay": 1}'), ('f1', 2, 'wurzel', '{"pay": 2}'), ('f0', 1, 'fernmoor', '{}');
INSERT INTO report_rating (order_id, stars, words, quoting, name, given_at, changed_at)
VALUES ('00000000-0000-4000-8000-000000000001', 5, 'Good.', 'named', 'Robin', '2026-11-10', '2026-11-10');
INSERT INTO claim_ticket (id, reference, order_id, claim_id, claim_text, words, opened_at)
VALUES ('00000000-0000-4000-8000-000000000051', 'T-1', '00000000-0000-4000-8000-000000000001', 'c1', 'A bridge.', 'No.', '2026-11-10');
INSERT INTO review (report_id, base_number, revision, empty_words, notes) VALUES ('report-1', 1, 1, '{}', '');
INSERT INTO review_claim VALUES ('report-1', 'c1', 'interviewers', 1, '{}');
INSERT INTO review_errand (id, report_id, kind, words, asked_by, asked_at, state, progress, told, standing, taken, dropped)
VALUES ('r1', 'report-1', 'rewrite', '', 'owner-1', '2026-11-10', 'done', '{}', '', '[]', '[]', '[]');
INSERT INTO audit_event (at, kind, actor, subject_kind, subject, reason) VALUES ('2026-11-10', 'refund', 'owner-1', 'order', 'FW-10427', '');
INSERT INTO staff_recovery_code VALUES ('h1', 'owner-1', NULL);
INSERT INTO order_note VALUES ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000001', '2026-11-10', 'Avery', 'A note.');
INSERT INTO order_assignment VALUES ('00000000-0000-4000-8000-000000000001', 'owner-1', 'Avery', '2026-11-10');
INSERT INTO source_policy VALUES ('registry', '2026-11-10', 'owner-1', NULL, NULL);
INSERT INTO model_spending (at, order_id, stage, asked, replayed, input_tokens, output_tokens, micros)
VALUES ('2026-11-10', '00000000-0000-4000-8000-000000000001', 'write', 1, 0, 10, 10, 5);
INSERT INTO funnel_day VALUES ('2026-11-10', 'order', 3);
INSERT INTO inbox_case VALUES ('M-1001', 1, NULL);
INSERT INTO alert (key, kind, step, is_urgent, sentence, path, raised_at, mail_due, hook_due)
VALUES ('a1', 'late', 'first', true, 'Late.', '/desk', '2026-11-10', false, false);
INSERT INTO retired_snapshot VALUES ('s0', '2026-11-10', 2, 0);
UPDATE customer_order SET erased_at = '2026-11-12' WHERE number = 'FW-10428';
