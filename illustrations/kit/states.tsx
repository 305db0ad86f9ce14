import { createContext, Fragment, type ReactNode, useContext } from 'react';

/** One value for each state of a picture. */
export type ByState<T> = readonly [T, T, T];

/** Like `Array.map`, for a value of each state. */
export function mapStates<T, U>(values: ByState<T>, map: (value: T, index: number) => U): ByState<U> {
  return [map(values[0], 0), map(values[1], 1), map(values[2], 2)];
}

/** A state of a product picture. Visitors see 1 first and can choose the others. */
export type State = 1 | 2 | 3;

const currentState = createContext<State>(1);

/** Sets the state of the components inside it. */
export const StateProvider = currentState.Provider;

/** Draws its children only in the given states. */
export function InStates({ states, children }: { states: readonly State[]; children: ReactNode }) {
  return states.includes(useContext(currentState)) ? children : null;
}

/** Calls its children with the value of the current state. */
export function PerState<T>({ values, children }: { values: ByState<T>; children: (value: T) => ReactNode }) {
  return <Fragment>{children(values[useContext(currentState) - 1] as T)}</Fragment>;
}
