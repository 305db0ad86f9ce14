import { isLoopback } from '../../config/parsers.ts';

/**
 * What messages may say about a database: not the user, and not the password.
 * @param url such as `postgres://user:password@host:5432/name`
 */
export function describeDatabase(url: string) {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isSocket = host === '' || host.startsWith('/');
  const name = decodeURIComponent(pathname.slice(1));
  return {
    /** Such as `the PostgreSQL database site on db.example.com:5432`. */
    description: `the PostgreSQL database ${name} on ${isSocket ? 'this machine' : `${host}:${searchParams.get('port') || port || 5432}`}`,
    /** Whether connections stay on this machine. */
    isLocal: isSocket || isLoopback(host),
  };
}
