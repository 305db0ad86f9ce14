-- Session 38: the register of a machine hire centre as one sheet of thirty rows. A row is a machine on a bill.
DROP SCHEMA IF EXISTS hire CASCADE;
CREATE SCHEMA hire;
SET search_path = hire;

CREATE TABLE register (
  bill int NOT NULL,
  day date NOT NULL,
  farmer text NOT NULL,
  village text NOT NULL,
  block text NOT NULL,
  machine text NOT NULL,
  kind text NOT NULL,
  rupees_per_hour int NOT NULL,
  hours int NOT NULL,
  operators text NOT NULL -- one name or two
);
INSERT INTO register VALUES
  (101, '2026-07-14', 'Gopal Noatia', 'Salema', 'Salema', 'P1', 'pump', 120, 7, 'Kanu'),
  (101, '2026-07-14', 'Gopal Noatia', 'Salema', 'Salema', 'T1', 'tiller', 400, 6, 'Kanu, Bimal'),
  (102, '2026-07-06', 'Gopal Noatia', 'Salema', 'Salema', 'T3', 'tiller', 400, 5, 'Kanu'),
  (102, '2026-07-06', 'Gopal Noatia', 'Salema', 'Salema', 'P1', 'pump', 120, 2, 'Dulal, Kanu'),
  (102, '2026-07-06', 'Gopal Noatia', 'Salema', 'Salema', 'H2', 'harvester', 1500, 6, 'Dulal, Mani'),
  (103, '2026-07-01', 'Bikash Das', 'Jirania', 'Jirania', 'T3', 'tiller', 400, 5, 'Dulal'),
  (103, '2026-07-01', 'Bikash Das', 'Jirania', 'Jirania', 'H2', 'harvester', 1500, 2, 'Kanu'),
  (104, '2026-07-05', 'Gopal Noatia', 'Salema', 'Salema', 'T1', 'tiller', 400, 3, 'Kanu, Mani'),
  (104, '2026-07-05', 'Gopal Noatia', 'Salema', 'Salema', 'P1', 'pump', 120, 5, 'Mani'),
  (105, '2026-07-10', 'Dipak Saha', 'Mohanpur', 'Mohanpur', 'T2', 'tiller', 400, 7, 'Dulal'),
  (105, '2026-07-10', 'Dipak Saha', 'Mohanpur', 'Mohanpur', 'H1', 'harvester', 1500, 3, 'Bimal'),
  (106, '2026-07-24', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'T2', 'tiller', 400, 3, 'Mani'),
  (106, '2026-07-24', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'T3', 'tiller', 400, 2, 'Bimal'),
  (106, '2026-07-24', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'T1', 'tiller', 400, 3, 'Bimal'),
  (107, '2026-07-05', 'Dipak Saha', 'Mohanpur', 'Mohanpur', 'P1', 'pump', 120, 6, 'Bimal'),
  (107, '2026-07-05', 'Dipak Saha', 'Mohanpur', 'Mohanpur', 'T1', 'tiller', 400, 5, 'Bimal, Mani'),
  (108, '2026-07-17', 'Bikash Das', 'Jirania', 'Jirania', 'P1', 'pump', 120, 7, 'Kanu'),
  (108, '2026-07-17', 'Bikash Das', 'Jirania', 'Jirania', 'T3', 'tiller', 400, 8, 'Bimal'),
  (108, '2026-07-17', 'Bikash Das', 'Jirania', 'Jirania', 'T2', 'tiller', 400, 7, 'Mani'),
  (109, '2026-07-22', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'T3', 'tiller', 400, 5, 'Dulal'),
  (110, '2026-07-01', 'Bikash Das', 'Jirania', 'Jirania', 'T3', 'tiller', 400, 6, 'Bimal'),
  (110, '2026-07-01', 'Bikash Das', 'Jirania', 'Jirania', 'T2', 'tiller', 400, 6, 'Mani'),
  (110, '2026-07-01', 'Bikash Das', 'Jirania', 'Jirania', 'H1', 'harvester', 1500, 7, 'Kanu, Mani'),
  (111, '2026-07-25', 'Asha Debbarma', 'Champaknagar', 'Jirania', 'T3', 'tiller', 400, 3, 'Mani, Dulal'),
  (111, '2026-07-25', 'Asha Debbarma', 'Champaknagar', 'Jirania', 'H1', 'harvester', 1500, 6, 'Mani'),
  (112, '2026-07-04', 'Gopal Noatia', 'Salema', 'Salema', 'P1', 'pump', 120, 7, 'Bimal'),
  (112, '2026-07-04', 'Gopal Noatia', 'Salema', 'Salema', 'T3', 'tiller', 400, 6, 'Dulal'),
  (112, '2026-07-04', 'Gopal Noatia', 'Salema', 'Salema', 'H2', 'harvester', 1500, 3, 'Bimal'),
  (113, '2026-07-04', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'T1', 'tiller', 400, 5, 'Bimal, Kanu'),
  (113, '2026-07-04', 'Esha Jamatia', 'Champaknagar', 'Jirania', 'H1', 'harvester', 1500, 3, 'Dulal, Kanu');
