/**
 * Addresses of the specification (section 2) and of decisions.md that have no page yet. Links may lead to them.
 * Take an address off once `site/routes.ts` has it: the content check insists. When this list is empty, so is the work.
 */
export const plannedAddresses: readonly string[] = [];
