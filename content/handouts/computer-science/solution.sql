-- Fines are a third child table; only Asha has any.
CREATE TEMP TABLE student (roll int PRIMARY KEY, name text NOT NULL);
CREATE TEMP TABLE fee (roll int REFERENCES student, head text,
                       amount int);
CREATE TEMP TABLE payment (roll int REFERENCES student, paid_on date,
                           amount int);
CREATE TEMP TABLE fine (roll int REFERENCES student, amount int);
INSERT INTO student VALUES (1, 'Asha'), (2, 'Bikash'), (3, 'Champa');
INSERT INTO fee VALUES
  (1, 'tuition', 12000), (1, 'hostel', 2500), (1, 'laboratory', 500),
  (2, 'tuition', 12000), (2, 'laboratory', 500),
  (3, 'tuition', 12000);
INSERT INTO payment VALUES
  (1, '2026-07-06', 5000), (1, '2026-08-03', 5000),
  (2, '2026-07-09', 12500);
INSERT INTO fine VALUES (1, 50), (1, 50);

SELECT '1. What each student owes';
SELECT name, coalesce(due.total, 0) + coalesce(fined.total, 0)
             - coalesce(paid.total, 0)
FROM student
LEFT JOIN (SELECT roll, sum(amount) AS total FROM fee GROUP BY roll)
     AS due USING (roll)
LEFT JOIN (SELECT roll, sum(amount) AS total FROM fine GROUP BY roll)
     AS fined USING (roll)
LEFT JOIN (SELECT roll, sum(amount) AS total FROM payment GROUP BY roll)
     AS paid USING (roll)
ORDER BY roll;

SELECT '2. The same sum without a join';
SELECT (SELECT sum(amount) FROM fee) + (SELECT sum(amount) FROM fine)
       - (SELECT sum(amount) FROM payment);

SELECT '3. The old way: 3 x 2 x 2 rows for Asha';
SELECT sum(fee.amount) + sum(fine.amount) - sum(payment.amount)
FROM fee JOIN payment USING (roll) JOIN fine USING (roll)
WHERE roll = 1;
