# Oversampling: class 1 is rare, so its rows are copied.
# 45 rows of class 0, 15 of class 1, ten columns of noise.
from random import Random
from statistics import mean

rng = Random(25)
FOLDS = 5
rows = [([rng.gauss(0, 1) for _ in range(10)], label)
        for label in [0] * 45 + [1] * 15]
rng.shuffle(rows)


def oversample(rows):
    """Every row of class 1 three times: the classes are equal."""
    return [row for row in rows for _ in range(3 if row[1] else 1)]


def nearest(train, features):
    """1-NN: the label of the closest training row."""
    def distance(row):
        return sum((a - b) ** 2 for a, b in zip(row[0], features))
    return min(train, key=distance)[1]


def recall(train, test):
    rare = [features for features, label in test if label == 1]
    return mean(nearest(train, features) for features in rare)


def scores(rows, prepare):
    parts = [rows[fold::FOLDS] for fold in range(FOLDS)]
    for fold, test in enumerate(parts):
        train = [row for part in parts if part is not test
                 for row in part]
        if any(label for _, label in test):
            yield recall(prepare(train), test)


copied = oversample(rows)
rng.shuffle(copied)
before = mean(scores(copied, prepare=lambda train: train))
inside = mean(scores(rows, prepare=oversample))
print(f'recall, copied before the split: {before:.2f}')
print(f'recall, copied inside the fold:  {inside:.2f}')
