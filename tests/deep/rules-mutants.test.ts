import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseGroup, compactGroups } from '../rules/cases/index.ts';
import { isOfBlock, pathsDecidedAt } from '../support/rule-blocks.ts';
import type { RuleCase } from '../support/rule-cases.ts';
import { openStage, type Stage, verify } from '../support/rules.ts';
import { loadRules, readRules } from '../support/rules-emulator.ts';
import { type Mutant, mutantsOf } from '../support/rules-mutants.ts';
import { sampleOf } from '../support/sample.ts';

/** Side by side: as many as Vitest runs of concurrent tests. */
const PROJECTS = [1, 2, 3, 4, 5].map((number) => `demo-akada-mutants-${number}`);

const BRINGS_NOTHING =
  'the condition looks at what is there and at what is written; a request that lacks one is an error';
const IS_AN_ERROR = 'what comes after is an error where this is false, and an error denies as well';
const ONLY_LISTS = 'nothing but a list has a limit, and a get is allowed anyway';
const ITEM_ASKS =
  'an item cannot go while its text stays, so nothing is written to the text of one that goes';
const SESSION_ASKS =
  'a month is written only with a new session of the same student, whose own rule asks who writes it';
const DIFFERS_FOR_A_MINUTE =
  'it answers differently in one minute a day, which no case can wait for; tests/rules/patterns.test.ts holds the number';
const FILE_ASKS = 'the rule of the file asks whether the vote was there before and is there after';
const UPDATE_ALLOWS =
  'the rule of updates allows more than this one would, and what is deleted brings nothing';
const STAYS_AS_IT_IS = 'it stays as it is, and where one is missing the comparison is an error';

/** Mutants that answer every request as the rules do, and why. The rules keep the part all the same: it says so. */
const SAME: Record<string, string> = {
  'allow every verb in "allow list: if isVisible(resource.data) && request"': ONLY_LISTS,
  'allow every verb in "allow delete: if isOfDeletedItem();"': ITEM_ASKS,
  'allow every verb in "allow list: if (isOwner(resource.data.user_id) || "': ONLY_LISTS,
  'allow every verb in "allow list: if isOwner(resource.data.user_id) && r"': ONLY_LISTS,
  'allow every verb in "allow list: if isModerator() && request.query.limi"': ONLY_LISTS,
  'allow every verb in "allow create, update: if isOwner(uid) && hasOpenAc"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isDeck(request.re"': BRINGS_NOTHING,
  'allow every verb in "allow create: if isOwner(uid) && isId(card) && isC"': UPDATE_ALLOWS,
  'allow every verb in "allow create: if isOwner(uid) && isId(entry) && ha"': UPDATE_ALLOWS,
  'allow every verb in "allow create: if isOwner(uid) && isId(task) && has"': UPDATE_ALLOWS,
  'without data.last_session_id is string in "&& data.last_session_id is string && !exists(sessi"':
    IS_AN_ERROR,
  'without data.stability is number in "&& data.stability is number && data.stability >= 0"': IS_AN_ERROR,
  'without data.difficulty is number in "&& data.difficulty is number && data.difficulty >="': IS_AN_ERROR,
  'allow every verb in "allow update: if isOwner(uid)"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isProfile(request"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isJournalEntry(re"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && isPrivateNote(req"': BRINGS_NOTHING,
  "a list without 'username' in \"return hasShape(['full_name', 'username', 'avatar_\"": STAYS_AS_IT_IS,
  'allow every verb in "allow list: if isSignedIn() && request.query.limit"': ONLY_LISTS,
  'allow every verb in "allow update: if isOwner(uid) && isNudgeState(requ"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isOwner(uid) && hasOneMore(reques"': BRINGS_NOTHING,
  'allow every verb in "allow update: if isEdit(request.resource.data) || "': BRINGS_NOTHING,
  'allow every verb in "allow update: if isRenamed();"': BRINGS_NOTHING,
  'allow every verb in "allow create: if isOwner(uid) && hasShape([\'voted_"': FILE_ASKS,
  'without isOwner(uid) in "allow create: if isOwner(uid) && hasOneMore(reques"': SESSION_ASKS,
  'without isOwner(uid) in "allow update: if isOwner(uid) && hasOneMore(reques"': SESSION_ASKS,
  'any student for the owner in "allow create: if isOwner(uid) && hasOneMore(reques"': SESSION_ASKS,
  'any student for the owner in "allow update: if isOwner(uid) && hasOneMore(reques"': SESSION_ASKS,
  'without request.auth != null in "return request.auth != null && request.auth.token."': IS_AN_ERROR,
  "without account.get('starter_expires_at', null) is timestamp in \"return account.get('starter_expires_at', null) is t\"":
    IS_AN_ERROR,
  'without request.resource.data.keys().hasAll(required) in "return request.resource.data.keys().hasAll(require"':
    IS_AN_ERROR,
  'without data.last_file_id is string in "&& data.last_file_id is string && isForNewPdf(data"': IS_AN_ERROR,
  'without data.start_time is string in "&& data.start_time is string && data.start_time.ma"': IS_AN_ERROR,
  'without data.study_time is number in "&& data.study_time is number && data.study_time >="': IS_AN_ERROR,
  'without value is string in "return value is string && value.matches(\'20[0-9]{2"': IS_AN_ERROR,
  'without value is string in "return value is string && value.size() <= max && v"': IS_AN_ERROR,
  'without value is string in "return value is string && value.toUtf8().size() <="': IS_AN_ERROR,
  'without data.zone is string in "&& (!(\'zone\' in data) || (data.zone is string && d"': IS_AN_ERROR,
  '60 moved by 1 in "let local = request.time + duration.value(account."': DIFFERS_FOR_A_MINUTE,
  '60 moved by -1 in "let local = request.time + duration.value(account."': DIFFERS_FOR_A_MINUTE,
  'without data.minutes is int in "&& data.minutes is int && data.minutes >= 1 && dat"': IS_AN_ERROR,
  'without value is timestamp in "return value is timestamp && value >= timestamp.da"': IS_AN_ERROR,
};

const rules = readRules();
/** Those of a block one after the other: often the same cases tell them from the rules. */
const mutants = mutantsOf(rules).sort((a, b) => a.at - b.at);
/** In four days every mutant has run. */
const { sample, description } = sampleOf(mutants, 4);

/** In the order in which they last told a mutant from the rules: one case often kills a whole line. */
const cases = compactGroups.flatMap((group) => group.cases.map((ruleCase) => ({ group, ruleCase })));

/** Those that no test is using. */
let free: Stage[];
let stages: Stage[];
beforeAll(async () => {
  process.stdout.write(`Mutants of the Firestore rules: ${description}\n`);
  stages = await Promise.all(PROJECTS.map(openStage));
  free = [...stages];
});
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

/** The first case of these groups that comes out otherwise than it should under the rules of a stage. */
async function firstDifference(
  stage: Stage,
  groups: readonly CaseGroup[],
  ordered: typeof cases = cases,
): Promise<RuleCase | undefined> {
  await stage.set(Object.assign({}, ...groups.map(({ fixtures }) => fixtures)));
  for (const one of ordered.filter(({ group }) => groups.includes(group))) {
    const asExpected = await verify(stage, one.ruleCase).then(
      () => true,
      () => false,
    );
    if (!asExpected) {
      cases.unshift(...cases.splice(cases.indexOf(one), 1));
      return one.ruleCase;
    }
  }
  return undefined;
}

/** A case that tells a mutant from the rules. The groups that ask for what was changed come first, then all others. */
async function killerOf({ content, at }: Mutant): Promise<RuleCase | undefined> {
  const stage = free.pop();
  if (!stage) throw new Error('there are more tests at a time than stages');
  const paths = pathsDecidedAt(rules, at);
  const concerns = ({ cases }: CaseGroup) =>
    cases.some(({ path }) => paths.some((block) => isOfBlock(path, block)));
  try {
    await loadRules(content, stage.projectId);
    return (
      (await firstDifference(stage, compactGroups.filter(concerns))) ??
      (await firstDifference(
        stage,
        compactGroups.filter((group) => !concerns(group)),
      ))
    );
  } finally {
    free.push(stage);
  }
}

test.concurrent.each(sample.map((mutant) => [mutant.title, mutant] as const))(
  '%s: a case notices, or SAME says why none does',
  async (title, mutant) => {
    const killer = await killerOf(mutant);
    expect(killer === undefined, killer?.title).toBe(title in SAME);
  },
);

test('the mutants that answer as the rules do are all still made', () => {
  const same = new Set(mutants.map(({ title }) => title).filter((title) => title in SAME));
  expect([...same].sort()).toEqual(Object.keys(SAME).sort());
});

// A case that passed after some others alone would seem to tell mutants.
test.each([
  ['in the order that they have at the end', (all: typeof cases) => all],
  ['in its reverse, so each before and after each other,', (all: typeof cases) => all.toReversed()],
])('%s the cases pass under the rules as they are', async (_, inOrder) => {
  const [stage] = stages;
  if (!stage) throw new Error('there is no stage');
  await loadRules(rules, stage.projectId);
  expect(await firstDifference(stage, compactGroups, inOrder(cases))).toBeUndefined();
});
