/**
 * What the tests check in a course in addition to its schema: `content/course-checks/<course>.ts`.
 * Phrases are searched in the text of a session (topic, subtopics, terms, homework), ignoring case.
 */
export interface CourseChecks {
  /** Standard terms of the subject, which the filter of the curriculum page must find. */
  readonly terms: readonly string[];
  /** Phrases that a session uses, and the earlier session that teaches them. */
  readonly order: readonly {
    readonly taught: string;
    readonly taughtIn: number;
    readonly used: string;
    readonly usedIn: number;
  }[];
  /** Phrases of corrected mistakes, which must not occur again. */
  readonly removed: readonly string[];
}
