-- Session 35: students with averages, passed subjects, and prerequisites with a circle.
DROP SCHEMA IF EXISTS college CASCADE;
CREATE SCHEMA college;
SET search_path = college;

CREATE TABLE department (code text PRIMARY KEY);
CREATE TABLE student (
  roll int PRIMARY KEY,
  name text NOT NULL,
  department text NOT NULL REFERENCES department,
  average numeric(4, 1)
);
CREATE TABLE subject (title text PRIMARY KEY);
CREATE TABLE passed (roll int REFERENCES student, title text REFERENCES subject, PRIMARY KEY (roll, title));
CREATE TABLE prerequisite (title text REFERENCES subject, needs text REFERENCES subject, PRIMARY KEY (title, needs));

INSERT INTO department VALUES ('CS'), ('EE'), ('ME');
INSERT INTO student VALUES
  (1, 'Asha', 'CS', 81.5), (2, 'Bikash', 'CS', 64), (3, 'Champa', 'CS', 70.5), (4, 'Dipak', 'EE', 58),
  (5, 'Esha', 'EE', 77), (6, 'Gopal', 'EE', NULL), (7, 'Hari', 'ME', 69);
INSERT INTO subject VALUES
  ('Programming'), ('Data Structures'), ('Algorithms'), ('Databases'), ('Compilers'), ('Circuits'), ('Signals');
INSERT INTO passed
SELECT roll, title FROM student CROSS JOIN subject WHERE roll = 1
UNION VALUES (2, 'Programming'), (2, 'Databases'), (3, 'Programming'), (5, 'Circuits'), (5, 'Signals');
INSERT INTO prerequisite VALUES
  ('Data Structures', 'Programming'), ('Algorithms', 'Data Structures'), ('Databases', 'Data Structures'),
  ('Compilers', 'Algorithms'),
  ('Circuits', 'Signals'), ('Signals', 'Circuits'); -- the circle
