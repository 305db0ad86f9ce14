/** `T` with all properties and arrays read-only, at every level. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** Freezes plain data at every level, so that no page can change the content of another. */
export function freezeDeep<T>(value: T): DeepReadonly<T> {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freezeDeep(item);
  }
  return value as DeepReadonly<T>;
}
