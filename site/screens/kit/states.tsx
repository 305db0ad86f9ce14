import { createContext, type ReactNode, useContext } from 'react';

/** One for each state of a picture, in the order in which one chooses from them. */
export type Three<T> = readonly [T, T, T];

/** What is asked of each state. */
export function mapStates<T, U>(of: Three<T>, ask: (value: T, index: number) => U): Three<U> {
  return [ask(of[0], 0), ask(of[1], 1), ask(of[2], 2)];
}

const hasStates = createContext(false);

/** Says for all that is drawn in it whether the picture has its three states or is drawn in the first alone. */
export const States = hasStates.Provider;

const all = [1, 2, 3] as const;

/**
 * What only some states of a picture show; what stands outside of it, all of them do. The others hide it by an attribute, which any rule of
 * a sheet outdoes (states.css): on paper, and where no sheet arrives, the first state stands alone. An <svg>, since Chromium lays out what is in
 * a <g> that is not shown, all the same; so nothing in it may be referred to from elsewhere (a gradient, a clip).
 */
export function On({ states, children }: { states: readonly (typeof all)[number][]; children: ReactNode }) {
  const isFirst = states.includes(1);
  if (!useContext(hasStates)) return isFirst ? children : null;
  if (states.length === all.length) return children;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a picture, which has its words as a whole (frame.tsx).
    <svg
      className={states.map((state) => `on-${state}`).join(' ')}
      display={isFirst ? undefined : 'none'}
      overflow="visible"
    >
      {children}
    </svg>
  );
}

/** Draws something for each state, and only once for those where it is the same. */
export function PerState<T>({ of, children }: { of: Three<T>; children: (value: T) => ReactNode }) {
  return [...new Set(of)].map((value) => {
    const states = all.filter((state) => of[state - 1] === value);
    return (
      <On key={states[0]} states={states}>
        {children(value)}
      </On>
    );
  });
}
