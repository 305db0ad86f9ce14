# Oversampling: class 1 is rare, so its rows are copied.
# 45 rows of class 0, 15 of class 1, ten columns of noise.
from random import Random
from statistics import mean

FOLDS = 5


def oversample(rows):
    """Every row of class 1 three times: the classes are equal."""
    return [row for row in rows for _ in range(3 if row[1] else 1)]


def nearest(train, features):
    """1-NN: the label of the closest training row."""
    def distance(row):
        return sum((a - b) ** 2 for a, b in zip(row[0], features))
    return min(train, key=distance)[1]


def recall(rows, prepare):
    """Of all test rows of class 1, the share called class 1."""
    found = []
    for fold in range(FOLDS):
        train = [r for i, r in enumerate(rows) if i % FOLDS != fold]
        found += [nearest(prepare(train), features)
                  for features, label in rows[fold::FOLDS] if label]
    return mean(found)


before, inside = [], []
for seed in range(40):
    rng = Random(seed)
    rows = [([rng.gauss(0, 1) for _ in range(10)], label)
            for label in [0] * 45 + [1] * 15]
    rng.shuffle(rows)
    copied = oversample(rows)
    rng.shuffle(copied)
    before.append(recall(copied, prepare=list))
    inside.append(recall(rows, prepare=oversample))
print(f'copied before the split: {mean(before):.2f}')
print(f'copied inside the fold:  {mean(inside):.2f}, from '
      f'{min(inside):.2f} to {max(inside):.2f}')
