/**
 * What tests hold a course to, beside its schema: `content/course-checks/<course>.ts`.
 * Phrases are parts of what a session says (topic, subtopics, terms, homework), without regard to capitals.
 */
export interface CourseHeld {
  /** Standard terms of the subject, which the filter of the curriculum page must find. */
  readonly terms: readonly string[];
  /** What is used in a session, and the earlier one in which it is taught. */
  readonly order: readonly {
    readonly taught: string;
    readonly session: number;
    readonly used: string;
    readonly in: number;
  }[];
  /** Mended errors that must not come back. */
  readonly gone: readonly string[];
}
