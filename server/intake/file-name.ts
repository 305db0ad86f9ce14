import { isBlank } from '#forms/tidy.ts';

const longest = 120;

/** What could deceive a reader of the name: controls, and signs that are not seen or turn the text around. Joiners stay: Bengali needs them. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The name of a file as it can be shown and stored. It is never used to find or make a file.
 * @param name as the sender calls it, with the folders some programs put before it
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.toWellFormed().replace(deceptive, '').replace(/\s+/gu, ' ').trim();
  const [, dottedStem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/isu.exec(plain) ?? [];
  // Programs hide files whose names begin with a dot.
  const stem = dottedStem.replace(/^\.+/, '');
  return [...(isBlank(stem) ? 'unnamed' : stem)].slice(0, longest - ending.length).join('') + ending;
}
