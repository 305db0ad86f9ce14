import { vi } from 'vitest';

/** Replaces a storage of the browser for one test. @returns its items by name */
export function stubStorage(storage: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal(storage, {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    removeItem: (name: string) => items.delete(name),
  });
  return items;
}
