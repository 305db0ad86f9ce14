import { vi } from 'vitest';

/** Replaces a storage of the browser for one test. @returns its items by name */
export function stubStorage(storage: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const items = new Map<string, string>();
  const methods = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  };
  const getOwnPropertyDescriptor = () => ({ configurable: true, enumerable: true });
  vi.stubGlobal(storage, new Proxy(methods, { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor }));
  return items;
}
