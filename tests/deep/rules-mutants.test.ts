import { afterAll, beforeAll, expect, test } from 'vitest';
import { compactCases, compactFixtures } from '../rules/cases/index.ts';
import type { RuleCase } from '../support/rule-cases.ts';
import { openStage, type Stage, verify } from '../support/rules.ts';
import { loadRules, readRules } from '../support/rules-emulator.ts';
import { mutantsOf } from '../support/rules-mutants.ts';

/** Side by side: most of the time goes in waiting for the emulator. */
const PROJECTS = ['demo-akada-mutants-1', 'demo-akada-mutants-2', 'demo-akada-mutants-3'];

const BRINGS_NOTHING =
  'the condition looks at what is there and at what is written; a request that lacks one is an error';
const IS_AN_ERROR = 'what comes after is an error where this is false, and an error denies as well';
const ONLY_LISTS = 'nothing but a list has a limit, and a get is allowed anyway';
const ITEM_ASKS =
  'an item cannot go while its text stays, so nothing is written to the text of one that goes';

/** Mutants that answer every request as the rules do, and why. The rules keep the part all the same: it says so. */
const SAME: Record<string, string> = {
  'allow every verb in "allow list: if isVisible(resource.data) && request"': ONLY_LISTS,
  'allow every verb in "allow delete: if isOfDeletedItem();"': ITEM_ASKS,
  'allow every verb in "allow list: if (isOwner(resource.data.user_id) || "': ONLY_LISTS,
  'allow every verb in "allow list: if isModerator() && request.query.limi"': ONLY_LISTS,
  'allow every verb in "allow create, update: if isOwner(uid) && isPlanner"': BRINGS_NOTHING,
  'allow every verb in "allow create, update: if isOwner(uid) && isTask(re"': BRINGS_NOTHING,
  'allow every verb in "allow create, update: if isOwner(uid) && isSetting"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid)"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isJournalEntry(re"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isPdfUsage(reques"': BRINGS_NOTHING,
  'allow every verb in "allow list: if isSignedIn() && request.query.limit"': ONLY_LISTS,
  'without request.auth != null in "return request.auth != null && request.auth.token."': IS_AN_ERROR,
  'without request.resource.data.keys().hasAll(required) in "return request.resource.data.keys().hasAll(require"':
    IS_AN_ERROR,
  'without data.last_file_id is string in "&& data.last_file_id is string && isForNewPdf(data"': IS_AN_ERROR,
  'without data.start_time is string in "&& data.start_time is string && data.start_time.ma"': IS_AN_ERROR,
  'without data.study_time is number in "&& data.study_time is number && data.study_time >="': IS_AN_ERROR,
  'without value is string in "return value is string && value.matches(\'20[0-9]{2"': IS_AN_ERROR,
  'without value is string in "return value is string && value.size() <= max && v"': IS_AN_ERROR,
  'without value is timestamp in "return value is timestamp && value >= timestamp.da"': IS_AN_ERROR,
};

/** In the order in which they last told a mutant from the rules: one case often kills a whole line. */
const cases = [...compactCases];

let stages: Stage[];
beforeAll(async () => {
  stages = await Promise.all(PROJECTS.map(openStage));
});
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

/** The first case that comes out otherwise than it should under these rules. */
async function firstDifference(stage: Stage, rules: string): Promise<RuleCase | undefined> {
  await loadRules(rules, stage.projectId);
  await stage.set(compactFixtures);
  for (const ruleCase of [...cases]) {
    const asExpected = await verify(stage, ruleCase).then(
      () => true,
      () => false,
    );
    if (!asExpected) return ruleCase;
  }
  return undefined;
}

test('the tests of the rules tell every mutant of the rules from the rules', async () => {
  const rules = readRules();
  const mutants = mutantsOf(rules);
  const waiting = [...mutants];
  const survivors: string[] = [];

  await Promise.all(
    stages.map(async (stage) => {
      expect(await firstDifference(stage, rules)).toBeUndefined();
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const killer = await firstDifference(stage, mutant.content);
        if (killer) cases.unshift(...cases.splice(cases.indexOf(killer), 1));
        else survivors.push(mutant.title);
      }
      // In the order that they have now, too, the cases pass under the rules as they are.
      expect(await firstDifference(stage, rules)).toBeUndefined();
    }),
  );

  process.stdout.write(`${mutants.length - survivors.length} of ${mutants.length} mutants killed\n`);
  expect(survivors.sort()).toEqual(Object.keys(SAME).sort());
});
