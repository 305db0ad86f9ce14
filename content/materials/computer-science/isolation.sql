-- Session 44: run it once; then open two psql windows and SET search_path = isolation in both.
DROP SCHEMA IF EXISTS isolation CASCADE;
CREATE SCHEMA isolation;
SET search_path = isolation;

CREATE TABLE account (owner text PRIMARY KEY, rupees int NOT NULL, version int NOT NULL DEFAULT 1);
INSERT INTO account VALUES ('Asha', 5000), ('Bikash', 5000);

CREATE TABLE doctor (name text PRIMARY KEY, on_duty boolean NOT NULL);
INSERT INTO doctor VALUES ('Dr. Das', true), ('Dr. Reang', true);

CREATE TABLE tiller (number int PRIMARY KEY);
INSERT INTO tiller VALUES (1), (2);
CREATE TABLE booking (tiller int NOT NULL REFERENCES tiller, day date NOT NULL, farmer text NOT NULL);
