import { isBlank } from '#forms/normalize.ts';

const maxLength = 120;

/** Control, invisible and bidirectional characters, which can disguise a name. Joiners stay, because Bengali needs them. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A file name that is safe to show and store. It is never used as a path.
 * @param name from the sender; some programs send it with folders
 */
export function sanitizeFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base.toWellFormed().replace(deceptive, '').replace(/\s+/gu, ' ').trim();
  const [, dottedStem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/isu.exec(plain) ?? [];
  // File managers hide files whose names begin with a dot.
  const stem = dottedStem.replace(/^\.+/, '');
  return [...(isBlank(stem) ? 'unnamed' : stem)].slice(0, maxLength - extension.length).join('') + extension;
}
