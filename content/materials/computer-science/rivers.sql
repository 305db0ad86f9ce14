-- Session 36: daily water levels of two rivers (one day was entered twice), and marks with ties.
DROP SCHEMA IF EXISTS rivers CASCADE;
CREATE SCHEMA rivers;
SET search_path = rivers;

CREATE TABLE level (entry int PRIMARY KEY, river text NOT NULL, day date NOT NULL, metres numeric(4, 2) NOT NULL);
INSERT INTO level VALUES
  (1, 'Howrah', '2026-07-01', 8.10), (2, 'Howrah', '2026-07-02', 8.45), (3, 'Howrah', '2026-07-03', 9.20),
  (4, 'Howrah', '2026-07-03', 9.35), (5, 'Howrah', '2026-07-04', 9.05), (6, 'Howrah', '2026-07-05', 8.60),
  (7, 'Gomati', '2026-07-01', 20.30), (8, 'Gomati', '2026-07-02', 20.30), (9, 'Gomati', '2026-07-03', 21.75),
  (10, 'Gomati', '2026-07-04', 22.10), (11, 'Gomati', '2026-07-05', 21.40);

CREATE TABLE mark (school text NOT NULL, pupil text NOT NULL, points int NOT NULL, PRIMARY KEY (school, pupil));
INSERT INTO mark VALUES
  ('North', 'Ria', 91), ('North', 'Ani', 88), ('North', 'Joy', 88), ('North', 'Mita', 80), ('North', 'Kiran', 72),
  ('South', 'Lata', 79), ('South', 'Mon', 79), ('South', 'Nita', 79), ('South', 'Omar', 64),
  ('East', 'Priti', 95), ('East', 'Rana', 60);
