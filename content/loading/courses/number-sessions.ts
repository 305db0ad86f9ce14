interface Part<Session> {
  readonly category: string;
  readonly sessions: readonly Session[];
}

/**
 * Numbers the sessions of a course across its parts, from 1. Each part gets the numbers of its first and last session, and an anchor.
 * The anchor of 'Non-Linear DS' is `non-linear-ds`, that of 'C++ Programming' `cpp-programming`.
 */
export function numberSessions<Session extends object, EachPart extends Part<Session>>(
  parts: readonly (EachPart & Part<Session>)[],
) {
  let count = 0;
  return parts.map(({ category, sessions, ...part }) => {
    const first = count + 1;
    const numbered = sessions.map((session) => {
      count += 1;
      return { ...session, number: count };
    });
    return { ...part, category, anchor: anchorOf(category), first, last: count, sessions: numbered };
  });
}

const anchorOf = (category: string) =>
  category
    .toLowerCase()
    .replaceAll('++', 'pp')
    .replace(/[^a-z0-9]+/g, '-');
