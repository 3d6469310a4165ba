-- Links for friends, and large files in tables of their own.
INSERT INTO report_share VALUES ('share-1', '00000000-0000-4000-8000-000000000001', '2026-11-20', '2026-12-20', NULL);
INSERT INTO source_probe VALUES ('p1', 'sample', '', '2026-11-20', NULL);
INSERT INTO source_probe_answer VALUES ('p1', 'registry', 'ok', '', 'https://registry.example', 1, 1, 1, '{}', '[]', '2026-11-20');
