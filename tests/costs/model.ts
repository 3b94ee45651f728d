import { type Amounts, billed, listPrice, SERVICES, type Service } from './prices.ts';
import { counted, SCHEDULES, type Schedule } from './schedules.ts';
import {
  ACTIONS,
  APP,
  DAYS,
  FUNCTIONS,
  type FunctionUse,
  KEPT,
  LOGGED,
  SCREENS,
  SENT,
  type Use,
} from './usage.ts';

/** A default instance: GiB, and seconds that a short call is billed. */
const SMALL = { memory: 0.25, seconds: 0.2 } as const;

/** What a screen, an action or a function comes to. */
export interface Line {
  name: string;
  kind: 'screen' | 'action' | 'function' | 'schedule';
  /** Of all students, in a month. */
  uses: number;
  amounts: Partial<Amounts>;
}

/** Each screen, action and function in a month with so many students. */
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

/** All of it, with what is kept and sent. */
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
    stored: KEPT.stored * students,
    files: KEPT.files * students,
    fetched: SENT.file * opened + SENT.document * toPhones,
    app: APP * students,
  };
}

/** USD in a month, after what is free. */
export function billOf(students: number): number {
  return Object.entries(amountsOf(students)).reduce(
    (sum, [service, amount]) => sum + billed(service as Service, amount),
    0,
  );
}

/** USD in a month of a line, by list price. */
export function costOf({ amounts }: Line): number {
  return listPrice(amounts);
}

function timesOf({ uses, reads = 0, writes = 0 }: Use, days: number) {
  return { uses: uses * days, amounts: { reads: reads * uses * days, writes: writes * uses * days } };
}

function functionLine(name: string, use: FunctionUse, students: number): Line {
  const { deletes = 0, tokensIn = 0, tokensOut = 0 } = use;
  const { seconds = SMALL.seconds, memory = SMALL.memory } = use;
  const { uses, amounts } = timesOf(use, students * DAYS);
  const extra = name === ('getRank' satisfies keyof typeof FUNCTIONS) ? counted(students) : 0;
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
      ...runningOf(runs, seconds, SMALL.memory),
    },
  };
}

function runningOf(calls: number, seconds: number, memory: number): Partial<Amounts> {
  return { calls, cpu: seconds * calls, memory: seconds * memory * calls, logs: LOGGED * calls };
}
