/** The names of the browser and the system of a request, for the lists of sessions and passkeys. */
export function deviceOf({ headers }: Request): string {
  const userAgent = headers.get('user-agent') ?? '';
  const browser = /Edg|Firefox|OPR|SamsungBrowser|Chrome|Safari/.exec(userAgent)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(userAgent)?.[0] ?? 'unknown system';
  const names: Readonly<Record<string, string>> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    'Mac OS X': 'macOS',
  };
  return `${names[browser] ?? browser} on ${names[system] ?? system}`;
}
