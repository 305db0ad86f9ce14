-- Session 33: the stops of twelve bus routes in order.
DROP SCHEMA IF EXISTS routes CASCADE;
CREATE SCHEMA routes;
SET search_path = routes;

CREATE TABLE route (number int PRIMARY KEY, operator text);
CREATE TABLE call (
  number int REFERENCES route,
  position int CHECK (position > 0),
  stop text NOT NULL,
  PRIMARY KEY (number, position)
);

INSERT INTO route SELECT n, CASE WHEN n % 4 <> 0 THEN 'Operator ' || n % 4 END FROM generate_series(1, 13) AS n;
INSERT INTO call
SELECT number, position, stop
FROM (VALUES
  (1, 'Agartala,Bishalgarh,Bishramganj,Udaipur'),
  (2, 'Agartala,Jirania,Teliamura,Ambassa,Kumarghat,Dharmanagar'),
  (3, 'Agartala,Mohanpur,Khowai'),
  (4, 'Agartala,Bishalgarh,Melaghar,Sonamura'),
  (5, 'Udaipur,Santirbazar,Belonia'),
  (6, 'Udaipur,Santirbazar,Sabroom'),
  (7, 'Ambassa,Kamalpur'),
  (8, 'Kumarghat,Kailashahar'),
  (9, 'Dharmanagar,Panisagar,Kanchanpur'),
  (10, 'Udaipur,Amarpur,Jatanbari'),
  (11, 'Teliamura,Khowai,Kamalpur'),
  (12, 'Agartala,Bishramganj,Udaipur,Santirbazar,Belonia')
) AS line (number, stops), unnest(string_to_array(stops, ',')) WITH ORDINALITY AS item (stop, position);
-- Route 13 has no stops yet.
