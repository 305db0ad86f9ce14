import { createContext, Fragment, type ReactNode, useContext } from 'react';

/** One for each state of a picture, in the order in which a visitor chooses from them. */
export type Three<T> = readonly [T, T, T];

/** What is asked of each state. */
export function mapStates<T, U>(of: Three<T>, ask: (value: T, index: number) => U): Three<U> {
  return [ask(of[0], 0), ask(of[1], 1), ask(of[2], 2)];
}

/** The state of a product's picture: 1 is how it opens. */
export type State = 1 | 2 | 3;

const currentState = createContext<State>(1);

/** Sets the state in which everything inside it is drawn. */
export const StateProvider = currentState.Provider;

/** Draws something only in some states. */
export function On({ states, children }: { states: readonly State[]; children: ReactNode }) {
  return states.includes(useContext(currentState)) ? children : null;
}

/** Draws the value of the current state. */
export function PerState<T>({ of, children }: { of: Three<T>; children: (value: T) => ReactNode }) {
  return <Fragment>{children(of[useContext(currentState) - 1] as T)}</Fragment>;
}
