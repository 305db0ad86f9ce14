"""Session 7: two messy registers of a health camp, 500 invented rows each, and the list of all errors in each.

python3 registers.py writes register-1.csv, errors-1.csv, register-2.csv and errors-2.csv.
"""
import csv
from random import Random

FIRST = 'Ria Ani Joy Mita Kiran Lata Mon Nita Omar Priti Rana Sima Tapan Uma'.split()
LAST = 'Das Debbarma Reang Saha Jamatia Chakma Deb Tripura Noatia Sarkar'.split()
VILLAGES = 'Ambassa Bishalgarh Dharmanagar Jirania Kumarghat Mohanpur Sonamura Udaipur'.split()
TENS = {20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 70: 'seventy'}
ONES = ['', ' one', ' two', ' three', ' four', ' five', ' six', ' seven', ' eight', ' nine']
COLUMNS = ['serial', 'name', 'village', 'visited', 'age', 'fee']


def spoil(rng, column, value):
    """A wrong way to write the value, and the name of the error."""
    if column == 'village':
        i = rng.randrange(1, len(value) - 1)
        return value[:i] + value[i] + value[i:], 'misspelt'
    if column == 'visited':
        return '/'.join(reversed(value.split('-'))), 'day first'
    if column == 'age':
        words = TENS[value // 10 * 10] + ONES[value % 10]
        return rng.choice([(words, 'in words'), (f'{value} yrs', 'unit'), ('', 'missing')])
    return f'{value:,}', 'comma'


def register(year):
    rng, rows, errors = Random(year), [], []
    while len(rows) < 500:
        serial = len(rows) + 1
        if serial > 20 and rng.random() < 0.02:
            earlier = rng.choice(rows)
            rows.append({**earlier, 'serial': serial})
            errors.append([serial, 'serial', f'same person as {earlier["serial"]}', ''])
            continue
        row = {
            'serial': serial,
            'name': f'{rng.choice(FIRST)} {rng.choice(LAST)}',
            'village': rng.choice(VILLAGES),
            'visited': f'{2024 + year}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}',
            'age': rng.randint(20, 79),
            'fee': rng.randint(10, 40) * 50,
        }
        for column in COLUMNS[2:]:
            if rng.random() < 0.04 and not (column == 'fee' and row[column] < 1000):
                right = row[column]
                row[column], error = spoil(rng, column, right)
                errors.append([serial, column, error, right])
        rows.append(row)
    return rows, errors


for year in (1, 2):
    rows, errors = register(year)
    with open(f'register-{year}.csv', 'w', newline='') as file:
        csv.writer(file).writerows([COLUMNS, *(row.values() for row in rows)])
    with open(f'errors-{year}.csv', 'w', newline='') as file:
        csv.writer(file).writerows([['serial', 'column', 'error', 'right'], *errors])
    print(f'register-{year}.csv: {len(rows)} rows, {len(errors)} errors')
