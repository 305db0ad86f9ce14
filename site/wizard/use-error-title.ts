import { useEffect } from 'react';

/** Says in the title of the page that answers are at fault, as long as they are: it is what a screen reader reads first. */
export function useErrorTitle(words: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = words.replace('{title}', title);
    return () => {
      document.title = title;
    };
  }, [words, isWrong]);
}
