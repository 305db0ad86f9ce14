"""Sessions 11 and 12: python3 trips.py writes trips.db, a month of invented bus trips and their tickets, for SQLite."""
import os
import sqlite3
from random import Random

STOPS = 'Udaipur Khowai Sonamura Belonia Sabroom Ambassa Dharmanagar Kailashahar Kamalpur Amarpur Jirania'.split()
SCHEMA = """
CREATE TABLE route (number INTEGER PRIMARY KEY, ends_at TEXT NOT NULL, fare INTEGER NOT NULL);
CREATE TABLE bus (plate TEXT PRIMARY KEY, seats INTEGER NOT NULL);
CREATE TABLE trip (
  id INTEGER PRIMARY KEY,
  route INTEGER NOT NULL REFERENCES route,
  bus TEXT NOT NULL REFERENCES bus,
  day TEXT NOT NULL,
  departs TEXT NOT NULL,
  minutes_late INTEGER -- NULL: not written down
);
CREATE TABLE ticket (id INTEGER PRIMARY KEY, trip INTEGER NOT NULL REFERENCES trip, rupees INTEGER NOT NULL);
"""
rng = Random(11)
if os.path.exists('trips.db'):
    os.remove('trips.db')
db = sqlite3.connect('trips.db')
db.executescript(SCHEMA)

fares = [rng.randint(4, 30) * 10 for _ in STOPS]
db.executemany('INSERT INTO route VALUES (?, ?, ?)', [(i + 1, stop, fares[i]) for i, stop in enumerate(STOPS)])
buses = [(f'TR01-{1200 + 37 * i}', rng.choice([26, 32, 40])) for i in range(16)]
db.executemany('INSERT INTO bus VALUES (?, ?)', buses)
for day in range(1, 31):
    for route in range(1, 11):  # route 11 has no trips, nor has the last bus
        for hour in (7, 10, 14, 17):
            plate, seats = rng.choice(buses[:-1])
            late = None if rng.random() < 0.1 else max(0, round(rng.gauss(6, 8)))
            trip = db.execute(
                'INSERT INTO trip (route, bus, day, departs, minutes_late) VALUES (?, ?, ?, ?, ?)',
                (route, plate, f'2026-09-{day:02}', f'{hour:02}:{rng.choice([0, 15, 30])!s:0>2}', late),
            ).lastrowid
            sold = [(trip, fares[route - 1] // (2 if rng.random() < 0.2 else 1)) for _ in range(rng.randint(5, seats))]
            db.executemany('INSERT INTO ticket (trip, rupees) VALUES (?, ?)', sold)
db.commit()
for table in ('route', 'bus', 'trip', 'ticket'):
    print(table, db.execute(f'SELECT count(*) FROM {table}').fetchone()[0])
