import type { Typed } from '#forms/define.ts';

export const isSame = (one: Typed, other: Typed): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

export const isEmpty = (typed: Typed): boolean => isSame(typed, {});
