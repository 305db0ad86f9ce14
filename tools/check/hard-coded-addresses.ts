import { parseSync, Visitor } from 'oxc-parser';

/**
 * Finds page addresses in the string literals of a TypeScript file, and at the start of its template literals. Comments and a
 * lone `/` do not count.
 * @param pages the addresses of all pages, without a trailing slash
 * @returns addresses such as `/company/careers#positions`, in the order of the file
 */
export function findHardCodedAddresses(file: string, text: string, pages: readonly string[]): string[] {
  const found: string[] = [];
  const check = (written: unknown, isWhole: boolean) => {
    if (typeof written === 'string' && isAddress(written, isWhole, pages)) found.push(written);
  };
  new Visitor({
    Literal({ value }) {
      check(value, true);
    },
    TemplateLiteral({ quasis }) {
      check(quasis[0]?.value.cooked, quasis.length === 1);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function isAddress(written: string, isWhole: boolean, pages: readonly string[]): boolean {
  const [path = '', part] = written.split(/(?=[?#])/);
  if (path === '/') return part !== undefined;
  if (!path.startsWith('/')) return false;
  return pages.includes(path) || (!isWhole && pages.some((page) => page.startsWith(path)));
}
