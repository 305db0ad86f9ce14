# 60 rows, 1000 columns of noise, labels by the toss of a coin.
# Nothing can be learnt: an honest score is about 0.5.
from random import Random
from statistics import mean

rng = Random(25)
ROWS, COLUMNS, KEPT, FOLDS = 60, 1000, 10, 5
X = [[rng.gauss(0, 1) for _ in range(COLUMNS)] for _ in range(ROWS)]
y = [row % 2 for row in range(ROWS)]
rng.shuffle(y)


def centre(rows, column, label):
    return mean(X[r][column] for r in rows if y[r] == label)


def choose(rows):
    """The columns in which the two classes differ most."""
    return sorted(range(COLUMNS), reverse=True, key=lambda c: abs(
        centre(rows, c, 1) - centre(rows, c, 0)))[:KEPT]


def accuracy(train, test, columns):
    """Each test row gets the class whose centre is nearer."""
    centres = [[centre(train, c, label) for c in columns]
               for label in (0, 1)]
    hits = 0
    for row in test:
        distances = [sum((X[row][c] - m) ** 2
                         for c, m in zip(columns, middle))
                     for middle in centres]
        hits += distances.index(min(distances)) == y[row]
    return hits / len(test)


chosen_on_all = choose(range(ROWS))
print('fold  chosen on all rows  chosen in the fold')
leaky, honest = [], []
for fold in range(FOLDS):
    test = [r for r in range(ROWS) if r % FOLDS == fold]
    train = [r for r in range(ROWS) if r % FOLDS != fold]
    leaky.append(accuracy(train, test, chosen_on_all))
    honest.append(accuracy(train, test, choose(train)))
    print(f'{fold + 1:>4}  {leaky[-1]:>18.2f}  {honest[-1]:>18.2f}')
print(f'mean  {mean(leaky):>18.2f}  {mean(honest):>18.2f}')
