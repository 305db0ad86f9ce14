/** The same address for every way of typing it. */
export const emailNormalOf = (email: string): string => email.toLowerCase();
