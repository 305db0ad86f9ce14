/** @param from one address, or a name with one in angle brackets, as checked when the settings were read */
export function readSender(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim(), address };
}
