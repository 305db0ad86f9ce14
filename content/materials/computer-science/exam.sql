-- Session 32: exam records, 60 students with 5 results each. NULL marks: absent. NULL mentor: none.
DROP SCHEMA IF EXISTS exam CASCADE;
CREATE SCHEMA exam;
SET search_path = exam;

CREATE TABLE student (
  roll int PRIMARY KEY,
  name text NOT NULL,
  mentor int REFERENCES student
);
CREATE TABLE subject (code text PRIMARY KEY, title text NOT NULL UNIQUE);
CREATE TABLE result (
  roll int REFERENCES student,
  code text REFERENCES subject,
  marks numeric(5, 2) CHECK (marks BETWEEN 0 AND 100),
  entered_at timestamptz NOT NULL,
  PRIMARY KEY (roll, code)
);

INSERT INTO subject VALUES
  ('BEN', 'Bengali'), ('ENG', 'English'), ('MAT', 'Mathematics'), ('PHY', 'Physics'), ('CHE', 'Chemistry');
INSERT INTO student
SELECT n, (ARRAY['Asha', 'Bikash', 'Champa', 'Dipak', 'Esha', 'Gopal'])[1 + n % 6] || ' ' ||
          (ARRAY['Debbarma', 'Das', 'Reang', 'Saha', 'Jamatia'])[1 + n % 5],
       CASE WHEN n > 12 THEN 1 + n % 12 END
FROM generate_series(1, 60) AS n;
INSERT INTO result
SELECT roll, code, CASE WHEN (roll * 7 + ascii(code) * 3) % 23 <> 0 THEN (roll * 37 + ascii(code) * 11) % 101 END,
       timestamptz '2026-10-25 09:00+05:30' + roll * interval '155 minutes'
FROM student CROSS JOIN subject;
