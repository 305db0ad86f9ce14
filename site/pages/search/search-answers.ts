import { foldText, type Text } from '../../client/fold-text.ts';
import { holds, readQuery, type Shape, type WordLists } from '../../client/match-words.ts';

/** What the author wants found first for some words (`content/search.ts`). */
export interface Answer {
  /** Phrases, each of which asks for it. */
  readonly asked: readonly string[];
  readonly links: readonly AnswerLink[];
}

export interface AnswerLink {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  /** Of the page it leads to. */
  readonly kind: string;
}

/** A phrase that asks for something, ready to be compared with a query. */
export interface Phrase {
  readonly text: Text;
  /** In words. */
  readonly length: number;
  readonly links: readonly AnswerLink[];
}

/** More would hide what was found. */
const mostLinks = 3;

/** @param lists those for whole queries, small words included: 'how much' is asked for by both its words */
export function readPhrases(answers: readonly Answer[], lists: WordLists): Phrase[] {
  return answers.flatMap(({ asked, links }) =>
    asked.map((phrase) => ({ links, text: foldText(phrase), length: readQuery(phrase, lists).length })),
  );
}

/**
 * The links of the phrases that stand in a query, if together they say all of it: of those that do so alone, or else of each.
 * @param telling the shapes of each word of the query that says something
 * @param every those of all its words
 */
export function answersTo(
  telling: readonly (readonly Shape[])[],
  every: readonly (readonly Shape[])[],
  phrases: readonly Phrase[],
): readonly AnswerLink[] {
  // The beginning of a word is enough while there is but one: 'cont', but not 'call log' for 'login'.
  const words = every.map((shapes) => (every.length > 1 ? shapes.filter(({ isWhole }) => isWhole) : shapes));
  const asked = phrases.filter(({ text, length }) => words.filter((shapes) => holds(text, shapes)).length >= length);
  if (!telling.every((shapes) => asked.some(({ text }) => holds(text, shapes)))) return [];
  const alone = asked.filter(({ text }) => telling.every((shapes) => holds(text, shapes)));
  const links = (alone.length > 0 ? alone : asked).flatMap((phrase) => phrase.links);
  return [...new Set(links)].slice(0, mostLinks);
}
