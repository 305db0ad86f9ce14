/** A terminal obeys control characters, and shows text in another order after some others: both become visible. */
export const harmless = (text: string) =>
  text.replaceAll(
    /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
