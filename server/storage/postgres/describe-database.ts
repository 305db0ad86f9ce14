import { isLoopback } from '../../config/parsers.ts';

/** What messages may say about a database: not the user, and not the password. */
export interface Database {
  /** Such as `the PostgreSQL database site on db.example.com:5432`. */
  readonly description: string;
  /** Whether connections stay on this machine. */
  readonly isLocal: boolean;
}

/** @param url such as `postgres://user:password@host:5432/name` */
export function describeDatabase(url: string): Database {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isSocket = host === '' || host.startsWith('/');
  const name = decodeURIComponent(pathname.slice(1));
  return {
    description: `the PostgreSQL database ${name} on ${isSocket ? 'this machine' : `${host}:${searchParams.get('port') || port || 5432}`}`,
    isLocal: isSocket || isLoopback(host),
  };
}
