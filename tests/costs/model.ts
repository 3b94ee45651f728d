import { type Amounts, billed, listPrice, SERVICES, type Service } from './prices.ts';
import { readsOfRank, SCHEDULES, type Schedule } from './schedules.ts';
import {
  ACTIONS,
  APP_GIB,
  DAYS,
  FUNCTIONS,
  type FunctionUse,
  LOG_GIB_A_CALL,
  SCREENS,
  SENT_GIB,
  STORED_GIB,
  type Use,
} from './usage.ts';

/** The default instance: its memory in GiB, and the billed seconds of a short call. */
const DEFAULT_INSTANCE = { memory: 0.25, seconds: 0.2 } as const;

/** The uses and amounts of a screen, an action or a function. */
export interface Line {
  name: string;
  kind: 'screen' | 'action' | 'function' | 'schedule';
  /** Uses by all students in a month. */
  uses: number;
  amounts: Partial<Amounts>;
}

/** Returns the line of each screen, action and function in a month. */
export function linesOf(students: number): Line[] {
  const days = students * DAYS;
  const direct = (kind: 'screen' | 'action', uses: Record<string, Use>) =>
    Object.entries(uses).map(([name, use]) => ({ name, kind, ...timesOf(use, days) }));
  return [
    ...direct('screen', SCREENS),
    ...direct('action', ACTIONS),
    ...Object.entries<FunctionUse>(FUNCTIONS).map(([name, use]) => functionLine(name, use, students)),
    ...Object.entries<Schedule>(SCHEDULES).map(([name, schedule]) => scheduleLine(name, schedule, students)),
  ];
}

/** Returns the amounts of all lines in a month, with storage and network. */
export function amountsOf(students: number): Amounts {
  const total = Object.fromEntries(Object.keys(SERVICES).map((service) => [service, 0])) as Amounts;
  for (const { amounts } of linesOf(students)) {
    for (const [service, amount] of Object.entries(amounts)) total[service as Service] += amount;
  }
  const opened = ACTIONS['vault: a file is opened'].uses * DAYS * students;
  const toPhones = linesOf(students)
    .filter(({ kind }) => kind === 'screen' || kind === 'action')
    .reduce((sum, { amounts }) => sum + (amounts.reads ?? 0), 0);
  return {
    ...total,
    stored: STORED_GIB.stored * students,
    files: STORED_GIB.files * students,
    fetched: SENT_GIB.file * opened + SENT_GIB.document * toPhones,
    app: APP_GIB * students,
  };
}

/** Returns the bill of a month in USD, after the free amounts. */
export function billOf(students: number): number {
  return Object.entries(amountsOf(students)).reduce(
    (sum, [service, amount]) => sum + billed(service as Service, amount),
    0,
  );
}

/** Returns the cost of a line in a month in USD, by list price. */
export function costOf({ amounts }: Line): number {
  return listPrice(amounts);
}

function timesOf({ uses, reads = 0, writes = 0 }: Use, days: number) {
  return { uses: uses * days, amounts: { reads: reads * uses * days, writes: writes * uses * days } };
}

function functionLine(name: string, use: FunctionUse, students: number): Line {
  const { deletes = 0, tokensIn = 0, tokensOut = 0 } = use;
  const { seconds = DEFAULT_INSTANCE.seconds, memory = DEFAULT_INSTANCE.memory } = use;
  const { uses, amounts } = timesOf(use, students * DAYS);
  const extra = name === ('getRank' satisfies keyof typeof FUNCTIONS) ? readsOfRank(students) : 0;
  return {
    ...{ name, kind: 'function', uses },
    amounts: {
      reads: amounts.reads + extra * uses,
      writes: amounts.writes,
      ...{ deletes: deletes * uses, tokensIn: tokensIn * uses, tokensOut: tokensOut * uses },
      ...runningOf(uses, seconds, memory),
    },
  };
}

function scheduleLine(name: string, schedule: Schedule, students: number): Line {
  const { reads, writes, seconds } = schedule;
  const runs = schedule.runs(students);
  return {
    ...{ name, kind: 'schedule', uses: runs },
    amounts: {
      ...{ reads: reads(students) * runs, writes: writes(students) * runs },
      ...runningOf(runs, seconds, DEFAULT_INSTANCE.memory),
    },
  };
}

function runningOf(calls: number, seconds: number, memory: number): Partial<Amounts> {
  return { calls, cpu: seconds * calls, memory: seconds * memory * calls, logs: LOG_GIB_A_CALL * calls };
}
