import brochures from '#generated/brochures.json' with { type: 'json' };

/** What the build noted of each brochure it made, by the name of the course's file. */
const made: Readonly<Record<string, { readonly bytes: number }>> = brochures;

/** How large the brochure of a course is once saved, as written beside its link: '118 KB'. @returns nothing where there is none */
export function brochureSize(slug: string): string | undefined {
  const brochure = made[slug];
  return brochure && `${Math.ceil(brochure.bytes / 1024)} KB`;
}
