import { readPages } from '../site-build/page-text.ts';
import { clientDir } from '../site-build/paths.ts';

/** Habits that make the English of a page hard to read. `content/STYLE.md` says what to write instead. */
const habits: Readonly<Record<string, RegExp>> = {
  'where the/a/it …': /\bwhere (?:the|a|it)\b/gi,
  papers: /\bpapers\b/gi,
  'two days/weeks': /\btwo (?:days|weeks)\b/gi,
  morning: /\bmorning\b/gi,
  beside: /\bbeside\b/gi,
  'is enough / enough to': /\b(?:is|are) enough\b|\benough to\b/gi,
  thread: /\bthreads?\b/gi,
  'the line (internet)': /\bthe line\b/gi,
  stands: /\bstands?\b/gi,
  ring: /\b(?:rings?|rung)\b/gi,
  mend: /\bmend(?:s|ed|ing)?\b/gi,
  'can be had': /\bcan be had\b/gi,
  oftener: /\boftener\b/gi,
  nobody: /\bnobody\b/gi,
};

/** Prints how often each habit occurs on the pages of the last build, and the words of each page. Sessions of courses do not count. */
export async function reportWords(): Promise<boolean> {
  const pages = (await readPages(clientDir)).filter(({ isListed, isTranslation }) => isListed && !isTranslation);
  const texts = pages.map(({ address, parts }) => {
    const text = parts.filter(({ id = '' }) => !/^session-\d/.test(id)).map((part) => part.text);
    return { address, text: text.join(' ') };
  });
  const count = (text: string, habit: RegExp) => text.match(habit)?.length ?? 0;
  console.table(
    Object.entries(habits).map(([name, habit]) => ({
      habit: name,
      times: texts.reduce((sum, { text }) => sum + count(text, habit), 0),
      pages: texts.filter(({ text }) => count(text, habit) > 0).length,
    })),
  );
  console.table(texts.map(({ address, text }) => ({ address, words: text.match(/[^\s·]+/g)?.length ?? 0 })));
  return true;
}
