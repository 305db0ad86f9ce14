-- Session 33: a mark sheet in four tables.
DROP SCHEMA IF EXISTS marks CASCADE;
CREATE SCHEMA marks;
SET search_path = marks;

CREATE TABLE pupil (pupil_id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE subject (subject_id int PRIMARY KEY, title text NOT NULL);
CREATE TABLE exam (exam_id int PRIMARY KEY, held_on date NOT NULL, subject_id int NOT NULL REFERENCES subject);
CREATE TABLE mark (
  exam_id int REFERENCES exam,
  pupil_id int REFERENCES pupil,
  points int NOT NULL CHECK (points BETWEEN 0 AND 50),
  PRIMARY KEY (exam_id, pupil_id)
);

INSERT INTO pupil VALUES (1, 'Ria'), (2, 'Ani'), (3, 'Joy'), (4, 'Mita'), (5, 'Kiran');
INSERT INTO subject VALUES (1, 'Bengali'), (2, 'English'), (3, 'Mathematics'), (4, 'Music');
INSERT INTO exam VALUES (1, '2026-09-07', 1), (2, '2026-09-08', 2), (3, '2026-09-09', 3), (4, '2026-10-12', 3);
INSERT INTO mark VALUES
  (1, 1, 41), (1, 2, 33), (1, 3, 28), (1, 4, 46),
  (2, 1, 38), (2, 2, 40), (2, 4, 35),
  (3, 1, 44), (3, 2, 19), (3, 3, 31), (3, 4, 37),
  (4, 1, 47), (4, 3, 36);
-- Kiran has no mark, Music no exam.
