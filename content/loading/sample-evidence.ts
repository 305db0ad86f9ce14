import { type Sample, sample } from './sample.ts';

/** How a figure was counted, made up: the real account takes its place as a plain text. */
export function sampleEvidence(text: string): Sample<string> {
  return sample(text, 'who counted this figure, when and how');
}
