import { Download } from 'lucide-react';
import { type Course, courseWords, fill, placementRegistration } from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { brochureSize } from './brochure-size.ts';

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
