-- Session 34: fees and payments of three students, in whole rupees.
DROP SCHEMA IF EXISTS fees CASCADE;
CREATE SCHEMA fees;
SET search_path = fees;

CREATE TABLE student (roll int PRIMARY KEY, name text NOT NULL);
CREATE TABLE fee (roll int REFERENCES student, head text, amount int);
CREATE TABLE payment (roll int REFERENCES student, paid_on date, amount int);

INSERT INTO student VALUES (1, 'Asha'), (2, 'Bikash'), (3, 'Champa');
INSERT INTO fee VALUES
  (1, 'tuition', 12000), (1, 'hostel', 2500), (1, 'laboratory', 500),
  (2, 'tuition', 12000), (2, 'laboratory', 500),
  (3, 'tuition', 12000);
INSERT INTO payment VALUES (1, '2026-07-06', 5000), (1, '2026-08-03', 5000), (2, '2026-07-09', 12500);
