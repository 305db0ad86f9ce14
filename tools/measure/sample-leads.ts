/** The answers of one message like those that come; no two are the same. */
export const sampleAnswers = (number: number): Record<string, string> => ({
  name: 'Ananya Chakraborty',
  email: `ananya.${process.pid}.${number}@example.com`,
  company: 'Khumulwng Weavers',
  message: `We need a stock book for the loom hall, on two computers and a phone. This is question ${number}.`,
});
