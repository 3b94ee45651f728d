import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files in the order of their names, where Vitest would begin with what failed or took longest the last time. */
export class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => order(a.project.name, b.project.name) || order(a.moduleId, b.moduleId));
  }
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
