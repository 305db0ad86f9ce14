/** Name of the portrait of a person, without the theme: 'Riya Das' to 'person-riya-das'. */
export const portraitFile = (name: string) => `person-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
