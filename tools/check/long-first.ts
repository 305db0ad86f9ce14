import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for long, as a measured page or a slow sender has to, and are small: Vitest takes the largest files first. */
const long = ['application', 'new-entries', 'registration'];

const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/process/${name}.test.ts`));

/** What takes long begins first, lest all else waits for it in the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
