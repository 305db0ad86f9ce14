import { Download } from 'lucide-react';
import { type Course, courseWords, fill, placementRegistration } from '#content';
import brochures from '#generated/brochures.json' with { type: 'json' };
import { ButtonLink } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon.tsx';

export function RegisterLink({ course }: { course: Course }) {
  return (
    <ButtonLink
      look="accent"
      href={placementRegistration.href}
      data-program={course.slug}
      about={fill(courseWords.registerAbout, { course: course.name })}
    >
      {courseWords.register}
    </ButtonLink>
  );
}

/** Leads to a counsellor, for whom what the page is about is chosen already. */
export function AskLink({ href, about }: { href: string; about: string }) {
  return (
    <ButtonLink href={href} about={fill(courseWords.askAbout, { course: about })}>
      {courseWords.ask}
    </ButtonLink>
  );
}

/** Leads to the PDF of a course, where the build has made one. */
export function BrochureLink({ course }: { course: Course }) {
  const size = brochureSize(course.slug);
  if (!size) return null;
  return (
    <a className="brochure tap" href={course.brochureHref}>
      <Icon of={Download} size={18} />
      <span>
        {fill(courseWords.brochure, { size })}
        <span className="visually-hidden"> {fill(courseWords.brochureAbout, { course: course.name })}</span>
      </span>
    </a>
  );
}

/** What the build noted of each brochure it made, by the name of the course's file. */
const made: Readonly<Record<string, { readonly bytes: number }>> = brochures;

/** How large the brochure of a course is once saved, as written beside its link: '118 KB'. @returns nothing where there is none */
export function brochureSize(slug: string): string | undefined {
  const brochure = made[slug];
  return brochure && `${Math.ceil(brochure.bytes / 1024)} KB`;
}
