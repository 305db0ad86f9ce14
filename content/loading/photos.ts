import { hash } from 'node:crypto';

interface Photo {
  readonly alt: string;
  /** WebP, as base64. */
  readonly webp: string;
}

/** The file of a photograph in the build. Its name changes with the picture, so browsers never show an old picture. */
export interface PhotoFile {
  readonly address: string;
  readonly webp: string;
}

const addressOf = (webp: string) => `/people/${hash('sha256', webp).slice(0, 16)}.webp`;

/** The person with the address of the photograph instead of its bytes. */
export function withPhotoAddress<P extends { readonly photo?: Photo }>({ photo, ...person }: P) {
  return { ...person, ...(photo && { photo: { alt: photo.alt, address: addressOf(photo.webp) } }) };
}

/** The files that the build writes for the photographs of people. */
export const photoFiles = (people: readonly { readonly photo?: Photo }[]): PhotoFile[] =>
  people.flatMap(({ photo }) => (photo ? [{ address: addressOf(photo.webp), webp: photo.webp }] : []));
