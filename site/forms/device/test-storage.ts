import { vi } from 'vitest';

/** A browser's storage for one test, and what is in it by name. */
export function stubStorage(storage: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(storage, {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}
