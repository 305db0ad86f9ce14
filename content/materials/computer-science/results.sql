-- Session 34: 240 results by district and block. NULL points: absent.
DROP SCHEMA IF EXISTS results CASCADE;
CREATE SCHEMA results;
SET search_path = results;

CREATE TABLE result (
  district text NOT NULL,
  block text NOT NULL,
  roll int PRIMARY KEY,
  points int CHECK (points BETWEEN 0 AND 100)
);
INSERT INTO result
SELECT district, block, row_number() OVER (ORDER BY district, block, n),
       CASE WHEN (n + ascii(right(block, 3))) % 17 <> 0 THEN (n * 13 + ascii(right(block, 3)) * length(block)) % 101 END
FROM (VALUES
  ('Dhalai', 'Ambassa'), ('Dhalai', 'Salema'), ('Gomati', 'Amarpur'), ('Gomati', 'Matabari'),
  ('North Tripura', 'Kanchanpur'), ('North Tripura', 'Panisagar'), ('West Tripura', 'Jirania'), ('West Tripura', 'Mohanpur')
) AS place (district, block), generate_series(1, 30) AS n;
