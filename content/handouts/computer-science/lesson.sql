-- Fees and payments of three students, in whole rupees.
CREATE TEMP TABLE student (roll int PRIMARY KEY, name text NOT NULL);
CREATE TEMP TABLE fee (roll int REFERENCES student, head text,
                       amount int);
CREATE TEMP TABLE payment (roll int REFERENCES student, paid_on date,
                           amount int);
INSERT INTO student VALUES (1, 'Asha'), (2, 'Bikash'), (3, 'Champa');
INSERT INTO fee VALUES
  (1, 'tuition', 12000), (1, 'hostel', 2500), (1, 'laboratory', 500),
  (2, 'tuition', 12000), (2, 'laboratory', 500),
  (3, 'tuition', 12000);
INSERT INTO payment VALUES
  (1, '2026-07-06', 5000), (1, '2026-08-03', 5000),
  (2, '2026-07-09', 12500);

SELECT '1. Rows of the join; 3 x 2 for Asha';
SELECT name, count(*)
FROM student JOIN fee USING (roll) LEFT JOIN payment USING (roll)
GROUP BY roll, name ORDER BY roll;

SELECT '2. Wrong: joined, then added up (name, fees, paid)';
SELECT name, sum(fee.amount), sum(payment.amount)
FROM student JOIN fee USING (roll) LEFT JOIN payment USING (roll)
GROUP BY roll, name ORDER BY roll;

SELECT '3. Still wrong: DISTINCT drops an equal payment';
SELECT name, sum(DISTINCT fee.amount), sum(DISTINCT payment.amount)
FROM student JOIN fee USING (roll) LEFT JOIN payment USING (roll)
GROUP BY roll, name ORDER BY roll;

SELECT '4. Right: added up first, then joined';
SELECT name, due.total, coalesce(paid.total, 0)
FROM student
JOIN (SELECT roll, sum(amount) AS total FROM fee GROUP BY roll)
     AS due USING (roll)
LEFT JOIN (SELECT roll, sum(amount) AS total FROM payment GROUP BY roll)
     AS paid USING (roll)
ORDER BY roll;

SELECT '5. The check: both sums without any join';
SELECT (SELECT sum(amount) FROM fee),
       (SELECT sum(amount) FROM payment);
