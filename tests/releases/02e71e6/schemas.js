// Frozen: the schemas of release 02e71e6, made by tests/releases/freeze.ts. Never edited.

// domain/src/schemas/account.ts
import * as z from "zod/mini";

// domain/src/text.ts
var VISIBLE_PATTERN = "[^\\p{Z}\\p{Cc}\\p{Cf}]";
var VISIBLE = new RegExp(VISIBLE_PATTERN, "u");
function isBlank(text4) {
  return !VISIBLE.test(text4);
}
function isBroken(text4) {
  return /\p{Surrogate}/u.test(text4);
}

// domain/src/account.ts
var PLANS = ["free", "starter", "pro", "lifetime"];
var FULL_NAME_MAX = 100;
var USERNAME_PATTERN = /^[a-z][a-z0-9_]{2,19}$/;
var RESERVED_USERNAMES = [
  "admin",
  "akada",
  "anonymous",
  "help",
  "moderator",
  "official",
  "support",
  "team"
];
var USERNAME_MESSAGES = {
  pattern: "Use 3 to 20 small letters, digits or underscores, a letter first.",
  reserved: "That username is kept for Akada itself.",
  taken: "That username is taken."
};
var AVATAR = {
  folder: "avatars",
  /** Pixels to a side. */
  side: 256,
  /** Bytes. */
  maxBytes: 200 * 1024,
  type: "image/jpeg"
};

// domain/src/schemas/account.ts
var profileSchema = z.strictObject({
  full_name: z.string().check(z.maxLength(FULL_NAME_MAX)),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string())
});
var fullNameSchema = z.string().check(
  z.refine((name) => !isBlank(name), "Enter your name."),
  z.refine((name) => !isBroken(name), "Take the broken character out."),
  z.refine((name) => name.length <= FULL_NAME_MAX, `Keep it to ${FULL_NAME_MAX} characters.`)
);
var usernameSchema = z.string().check(
  z.refine((name) => USERNAME_PATTERN.test(name), USERNAME_MESSAGES.pattern),
  z.refine((name) => !RESERVED_USERNAMES.includes(name), USERNAME_MESSAGES.reserved)
);
var usernameOwnerSchema = z.strictObject({ user_id: z.string() });
var accountDeletionSchema = z.strictObject({ started_at: z.date() });
var accountSchema = z.strictObject({
  current_plan: z.enum(PLANS),
  plan_expires_at: z.nullable(z.date()),
  /** When what is left of the starter plan ends, where it follows the plan: nobody is on the free one in between. */
  starter_expires_at: z.exactOptional(z.nullable(z.date())),
  /** How often the plan was worked out: so no payment that becomes known at the same time is missed. */
  plan_version: z.exactOptional(z.int()),
  created_at: z.date()
});

// domain/src/schemas/ai.ts
import * as z4 from "zod/mini";

// domain/src/ai-tools.ts
var AI_TOOLS = [
  { id: "chat", title: "AI Chat Assistant" },
  { id: "planner", title: "AI Study Planner" },
  { id: "solver", title: "Problem Solver" },
  { id: "essay", title: "Essay Writer" },
  { id: "cram", title: "Cram Sheet Generator" },
  { id: "flashcards", title: "Flashcards Generator" },
  { id: "summarizer", title: "AI PDF Summarizer" },
  { id: "explainer", title: "Concept Explainer" },
  { id: "paraphraser", title: "Paraphraser" }
];

// domain/src/day.ts
var MS_PER_DAY = 864e5;
var DAY_PATTERN = "20[0-9]{2}-(((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))|((0[469]|11)-(0[1-9]|[12][0-9]|30))|(02-(0[1-9]|1[0-9]|2[0-8])))|20([02468][048]|[13579][26])-02-29";
var DAY = new RegExp(`^(${DAY_PATTERN})$`);
var FIRST_INSTANT = Date.UTC(2e3, 0);
var END_INSTANT = Date.UTC(2100, 0);
function isInCalendar(instant) {
  return instant.getTime() >= FIRST_INSTANT && instant.getTime() < END_INSTANT;
}
function isDay(text4) {
  return DAY.test(text4);
}
function startOfDay(day4) {
  return /* @__PURE__ */ new Date(`${day4}T00:00:00.000Z`);
}
function daysBetween(from2, to) {
  return Math.round((startOfDay(to).getTime() - startOfDay(from2).getTime()) / MS_PER_DAY);
}

// domain/src/ai.ts
var AI_TOOL_FACTS = {
  chat: {
    description: "Ask anything about your studies and go on asking.",
    label: "Your question",
    placeholder: "What is the difference between speed and velocity?",
    minutesSaved: 5,
    inputMax: 4e3,
    makes: "text"
  },
  planner: {
    description: "Turn your topics and your exam date into a plan of study sessions.",
    label: "Topics, one on each line",
    placeholder: "Cell respiration\nPhotosynthesis\nGenetics",
    minutesSaved: 10,
    inputMax: 2e3,
    makes: "plan"
  },
  solver: {
    description: "Work through a problem step by step, or get a hint first.",
    label: "The problem",
    placeholder: "Solve 2x + 6 = 14",
    minutesSaved: 15,
    inputMax: 4e3,
    makes: "text"
  },
  essay: {
    description: "Draft an essay or its outline on any topic.",
    label: "Topic or question",
    placeholder: "Discuss the causes of inflation in Nigeria",
    minutesSaved: 30,
    inputMax: 4e3,
    makes: "text"
  },
  cram: {
    description: "Press a topic or your notes onto one page for the night before.",
    label: "Topic or notes",
    placeholder: "Paste what you must know",
    minutesSaved: 15,
    inputMax: 2e4,
    makes: "sheet"
  },
  flashcards: {
    description: "Make a deck of cards from your notes and review it on schedule.",
    label: "Your notes",
    placeholder: "Paste the notes to learn",
    minutesSaved: 20,
    inputMax: 2e4,
    makes: "cards"
  },
  summarizer: {
    description: "Summarise a PDF or a long text, with the pages it comes from.",
    label: "Text to summarise, or what you want to know of the PDF",
    placeholder: "Paste a text, or choose a PDF",
    minutesSaved: 15,
    inputMax: 5e4,
    makes: "text"
  },
  explainer: {
    description: "Have a concept explained at your level.",
    label: "The concept",
    placeholder: "Osmosis",
    minutesSaved: 10,
    inputMax: 4e3,
    makes: "text"
  },
  paraphraser: {
    description: "Say the same in other words and in the tone you need.",
    label: "Your text",
    placeholder: "Paste the text to reword",
    minutesSaved: 8,
    inputMax: 1e4,
    makes: "text"
  }
};
var AI_LEVELS = ["secondary", "university", "simple"];
var AI_LENGTHS = ["short", "medium", "long"];
var AI_TONES = ["plain", "formal", "friendly", "academic"];
var SOLVER_MODES = ["hint", "solution"];
var AI_LIMITS = {
  inputSummary: 200,
  resultPreview: 300,
  /** Rows of usage that analytics reads, and results that the history lists at a time. */
  analyticsRows: 50,
  history: 20,
  fileBytes: 20 * 1024 * 1024,
  minCards: 5,
  maxCards: 30,
  defaultCards: 12,
  minHoursADay: 0.5,
  maxHoursADay: 12,
  defaultHoursADay: 2,
  /** Days ahead that a study plan can reach. */
  maxPlanDays: 120,
  planSessions: 120,
  /** Turns of a chat that go to the model, and that are kept. */
  chatTurns: 20,
  chatKept: 60,
  /** Of what a model may give back. */
  output: 4e4,
  title: 80,
  /** After this a use that was begun and never ended no longer counts. */
  reservationSeconds: 300,
  /** The model must begin, and end, within these. */
  firstChunkSeconds: 30,
  callSeconds: 120,
  toolRequest: 500,
  /** Uses of a UTC day that are given back when the student stops them before the model has begun. */
  stopsADay: 3
};
var AI_MESSAGES = {
  failed: "Failed to generate content. Please try again.",
  panel: "Sorry, something went wrong. Please try again.",
  busy: "The study engine is busy. Please try again in a minute. This use was not counted.",
  slow: "The study engine took too long. Please try again. This use was not counted.",
  blocked: "The study engine would not answer this. Put it in other words. This use was not counted.",
  empty: "The study engine had nothing to say. Put it in other words. This use was not counted.",
  cutShort: "The answer was longer than allowed and stops here.",
  broken: "The study engine broke off. This is what it had written.",
  unreadable: "The study engine gave back something unusable. Please try again. This use was not counted.",
  file: "That file cannot be read. Choose a PDF of your own or from the vault.",
  fileSize: `That PDF is larger than ${AI_LIMITS.fileBytes / (1024 * 1024)} MB.`,
  twice: "This was asked for already. Look into your history."
};

// domain/src/planner.ts
var CATEGORIES = ["study", "assignment", "ai", "break"];
var STORED_CATEGORIES = [...CATEGORIES, "other"];
var PRIORITIES = ["low", "medium", "high"];
var STORED_PRIORITIES = [...PRIORITIES, 1, 2, 3];
var TASK_STATUSES = ["pending", "in_progress", "completed"];
var PLANNER_LIMITS = {
  title: 200,
  description: 2e3,
  subject: 60,
  tag: 60,
  minDuration: 1,
  maxDuration: 1440,
  focusMinutes: 1e5,
  upcomingDeadlines: 10,
  /** Entries of one week, and tasks on one page. */
  weekEntries: 200,
  tasksPage: 50,
  /** Open tasks that the smart planner finds slots for. */
  openTasks: 20
};
var TIME_PATTERN = "([01][0-9]|2[0-3]):[0-5][0-9]";

// domain/src/schemas/ids.ts
import * as z2 from "zod/mini";
var idempotencyKey = z2.string().check(z2.regex(/^[A-Za-z0-9_-]{16,64}$/));
var documentId = z2.string().check(z2.regex(/^[A-Za-z0-9_-]{1,128}$/));

// domain/src/schemas/numbers.ts
import * as z3 from "zod/mini";
var wholeNumber = z3.int().check(z3.refine((value) => !Object.is(value, -0)));

// domain/src/schemas/ai.ts
var count = wholeNumber.check(z4.gte(0));
var day = z4.string().check(z4.refine(isDay, "Choose a date."));
var moment = z4.date().check(z4.refine(isInCalendar));
var textOf = (tool) => {
  const { inputMax } = AI_TOOL_FACTS[tool];
  return z4.string().check(
    z4.refine((value) => !isBroken(value), "Take the broken character out."),
    z4.refine((value) => value.length <= inputMax, `Keep it to ${inputMax.toLocaleString("en")} characters.`)
  );
};
var prompt = (tool) => textOf(tool).check(z4.refine((value) => !isBlank(value), "Write something first."));
var aiFileSchema = z4.discriminatedUnion("from", [
  z4.strictObject({
    from: z4.literal("upload"),
    name: z4.string().check(z4.regex(/^[0-9]{13}_[A-Za-z0-9._-]{1,150}\.pdf$/))
  }),
  z4.strictObject({ from: z4.literal("vault"), file_id: documentId })
]);
var hoursMessage = `Enter ${AI_LIMITS.minHoursADay} to ${AI_LIMITS.maxHoursADay} hours in half steps.`;
var cardsMessage = `Enter ${AI_LIMITS.minCards} to ${AI_LIMITS.maxCards} cards.`;
var level = z4.enum(AI_LEVELS);
var length = z4.enum(AI_LENGTHS);
var generateInputSchema = z4.discriminatedUnion("tool", [
  z4.strictObject({
    tool: z4.literal("chat"),
    request_id: idempotencyKey,
    prompt: prompt("chat"),
    /** Absent for a new chat. */
    chat_id: z4.exactOptional(documentId)
  }),
  z4.strictObject({
    tool: z4.literal("planner"),
    request_id: idempotencyKey,
    prompt: prompt("planner"),
    first_day: day,
    exam_date: day,
    hours_a_day: z4.number(hoursMessage).check(
      z4.gte(AI_LIMITS.minHoursADay, hoursMessage),
      z4.lte(AI_LIMITS.maxHoursADay, hoursMessage),
      z4.multipleOf(0.5, hoursMessage)
    )
  }).check(
    z4.refine(({ first_day, exam_date }) => exam_date >= first_day, {
      message: "The exam comes after the first day.",
      path: ["exam_date"]
    }),
    z4.refine(({ first_day, exam_date }) => daysBetween(first_day, exam_date) <= AI_LIMITS.maxPlanDays, {
      message: `A plan reaches ${AI_LIMITS.maxPlanDays} days at most.`,
      path: ["exam_date"]
    })
  ),
  z4.strictObject({
    tool: z4.literal("solver"),
    request_id: idempotencyKey,
    prompt: prompt("solver"),
    mode: z4.enum(SOLVER_MODES)
  }),
  z4.strictObject({
    tool: z4.literal("essay"),
    request_id: idempotencyKey,
    prompt: prompt("essay"),
    level,
    length
  }),
  z4.strictObject({ tool: z4.literal("cram"), request_id: idempotencyKey, prompt: prompt("cram") }),
  z4.strictObject({
    tool: z4.literal("flashcards"),
    request_id: idempotencyKey,
    prompt: prompt("flashcards"),
    count: z4.int(cardsMessage).check(z4.gte(AI_LIMITS.minCards, cardsMessage), z4.lte(AI_LIMITS.maxCards, cardsMessage))
  }),
  z4.strictObject({
    tool: z4.literal("summarizer"),
    request_id: idempotencyKey,
    /** May be blank where there is a file. */
    prompt: textOf("summarizer"),
    file: z4.exactOptional(aiFileSchema)
  }).check(
    z4.refine(({ prompt: prompt2, file }) => file !== void 0 || !isBlank(prompt2), {
      message: "Write something first, or choose a PDF.",
      path: ["prompt"]
    })
  ),
  z4.strictObject({
    tool: z4.literal("explainer"),
    request_id: idempotencyKey,
    prompt: prompt("explainer"),
    level,
    length
  }),
  z4.strictObject({
    tool: z4.literal("paraphraser"),
    request_id: idempotencyKey,
    prompt: prompt("paraphraser"),
    tone: z4.enum(AI_TONES)
  })
]);
var generateChunkSchema = z4.strictObject({ text: z4.string() });
var line = (max) => z4.string().check(z4.refine((value) => !isBlank(value) && !isBroken(value) && value.length <= max));
var studyPlanSchema = z4.strictObject({
  title: line(AI_LIMITS.title),
  sessions: z4.array(
    z4.strictObject({
      date: day,
      start_time: z4.string().check(z4.regex(new RegExp(`^${TIME_PATTERN}$`))),
      duration: z4.int().check(z4.gte(10), z4.lte(240)),
      topic: line(120),
      activity: line(200)
    })
  ).check(z4.minLength(1), z4.maxLength(AI_LIMITS.planSessions))
});
var flashcardsSchema = z4.strictObject({
  title: line(AI_LIMITS.title),
  cards: z4.array(z4.strictObject({ front: line(500), back: line(1e3) })).check(z4.minLength(1), z4.maxLength(AI_LIMITS.maxCards))
});
var cramSheetSchema = z4.strictObject({
  title: line(AI_LIMITS.title),
  sections: z4.array(
    z4.strictObject({ heading: line(80), points: z4.array(line(240)).check(z4.minLength(1), z4.maxLength(8)) })
  ).check(z4.minLength(1), z4.maxLength(8))
});
var generateOutputSchema = z4.strictObject({
  result: z4.string(),
  /** What it is called in the student's history; of a chat, what the chat is called. */
  title: z4.string(),
  /** Something to read about the result, such as that it was cut short. */
  note: z4.nullable(z4.string()),
  /** Of a chat: where it goes on. */
  chat_id: z4.nullable(z4.string()),
  /** The PDF that was read, as a `gs://` URL: its cited pages can be opened. */
  file_url: z4.nullable(z4.string()),
  /** Uses that are left today; null is any number. */
  left: z4.nullable(count)
});
var aiUsageSchema = z4.strictObject({
  user_id: z4.string(),
  tool_name: z4.enum(AI_TOOLS.map(({ id }) => id)),
  input_summary: z4.string(),
  result_preview: z4.string(),
  estimated_time_saved: count,
  created_at: z4.date()
});
var aiResultSchema = z4.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  title: z4.string(),
  /** What was asked, with the choices; a long text is cut. */
  input: z4.string(),
  result: z4.string(),
  /** The PDF that was summarised: its `gs://` URL, so that a cited page can be opened. */
  file_url: z4.nullable(z4.string()),
  prompt_version: z4.string(),
  created_at: z4.date()
});
var chatSchema = z4.strictObject({
  title: z4.string(),
  turns: z4.array(z4.strictObject({ role: z4.enum(["student", "model"]), text: z4.string(), at: z4.date() })),
  updated_at: z4.date()
});
var aiReservationSchema = z4.strictObject({
  tool: aiUsageSchema.shape.tool_name,
  day,
  status: z4.enum(["open", "settled", "returned"]),
  created_at: z4.date(),
  expires_at: z4.date()
});
var aiQuotaSchema = z4.strictObject({
  feature_name: z4.literal("ai_tools"),
  usage_date: day,
  usage_count: count,
  /** Uses that the student stopped and that were given back; absent where there were none. */
  stopped_count: z4.exactOptional(count)
});
var labTimeSchema = z4.strictObject({
  feature_name: z4.literal("ai_lab_time"),
  usage_date: day,
  /** 1 when it was paid. */
  usage_count: count,
  started_at: z4.date()
});
var deckSchema = z4.strictObject({
  title: line(AI_LIMITS.title),
  cards: z4.int().check(z4.gte(1), z4.lte(AI_LIMITS.maxCards)),
  /** When the first of its cards is due. */
  next_due: moment,
  created_at: z4.date()
});
var cardSchema = z4.strictObject({
  front: line(500),
  back: line(1e3),
  due: moment,
  /** In days. */
  stability: z4.number().check(z4.gte(0), z4.lte(36500)),
  difficulty: z4.number().check(z4.gte(0), z4.lte(10)),
  scheduled_days: count,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: wholeNumber.check(z4.gte(0), z4.lte(3)),
  last_review: z4.nullable(moment)
});

// domain/src/schemas/closed-payments.ts
import * as z6 from "zod/mini";

// domain/src/schemas/payments.ts
import * as z5 from "zod/mini";

// domain/src/payments.ts
var CURRENCY = "NGN";
var PAID_PLANS = ["starter", "pro", "lifetime"];
var PAYMENT_STATUSES = ["pending", "successful", "verified", "failed", "refunded"];
var PAYMENT_OPTIONS = "card,mobilemoney,ussd,banktransfer,account,qr,mpesa,credit,debit";

// domain/src/schemas/payments.ts
var time = z5.nullable(z5.date());
var paymentSchema = z5.strictObject({
  user_id: z5.string(),
  plan: z5.enum(PAID_PLANS),
  /** The server's price on the day of the payment. */
  amount: z5.number().check(z5.gt(0)),
  currency: z5.literal(CURRENCY),
  payment_reference: documentId,
  /** The same, under the provider's name (spec section 3). */
  flutterwave_tx_ref: documentId,
  status: z5.enum(PAYMENT_STATUSES),
  payment_method: z5.nullable(z5.string()),
  /** The provider's number of the transaction, once there is one. */
  transaction_id: z5.nullable(z5.int()),
  /** When it was paid, by the provider's clock. */
  paid_at: time,
  verified_at: time,
  refunded_at: time,
  /** Of a lifetime plan: which of the slots. */
  lifetime_slot: z5.nullable(z5.int()),
  /** Why it failed or was not granted, in words for the student; null where nothing is wrong. */
  problem: z5.nullable(z5.string()),
  created_at: z5.date()
});
var subscriptionSchema = z5.strictObject({
  user_id: z5.string(),
  plan: z5.enum(PAID_PLANS),
  status: z5.enum(["active", "ended", "refunded"]),
  created_at: z5.date(),
  /** When the plan ended as of its granting; null for lifetime. */
  end_date: time
});
var lifetimeSummarySchema = z5.strictObject({ taken: z5.int().check(z5.gte(0)) });
var lifetimeSlotSchema = z5.strictObject({ user_id: z5.string(), payment_reference: documentId });
var checkoutSchema = z5.object({
  tx_ref: documentId,
  /** Naira. */
  amount: z5.number().check(z5.gt(0)),
  currency: z5.literal(CURRENCY),
  public_key: z5.string(),
  payment_options: z5.literal(PAYMENT_OPTIONS),
  customer: z5.strictObject({ email: z5.string(), name: z5.string() }),
  payload_hash: z5.string(),
  script_url: z5.string(),
  /** Whether no money moves: the provider is a stand-in. */
  simulated: z5.boolean()
});
var planFeatureSchema = z5.strictObject({
  plan: z5.enum(PLANS),
  feature_name: z5.string(),
  enabled: z5.boolean(),
  /** Uses a day; null is any number. */
  daily_limit: z5.nullable(z5.int())
});

// domain/src/schemas/closed-payments.ts
var { plan, status, payment_method, transaction_id, paid_at, verified_at, refunded_at, created_at } = paymentSchema.shape;
var closedPaymentSchema = z6.strictObject({
  plan,
  /** The price; of what was paid afterwards, what arrived. */
  amount: z6.number().check(z6.gt(0)),
  currency: z6.string(),
  /** 'successful' is what is owed back: money arrived and there was nobody to grant the plan to. */
  status,
  payment_method,
  transaction_id,
  paid_at,
  verified_at,
  refunded_at,
  created_at,
  /** When the account was deleted. */
  closed_at: z6.date(),
  /** Until when it is kept. */
  expires_at: z6.date()
});

// domain/src/schemas/export.ts
import * as z7 from "zod/mini";
var exportChunkSchema = z7.array(
  z7.strictObject({ path: z7.string(), data: z7.record(z7.string(), z7.unknown()) })
);

// domain/src/schemas/focus.ts
import * as z8 from "zod/mini";

// domain/src/focus.ts
var FOCUS_LIMITS = {
  focus: { min: 5, max: 90 },
  short_break: { min: 1, max: 30 },
  long_break: { min: 5, max: 60 },
  rounds: { min: 2, max: 8 }
};

// domain/src/schemas/focus.ts
var minutes = z8.int().check(z8.gte(1), z8.lte(FOCUS_LIMITS.focus.max));
var moment2 = z8.date().check(z8.refine(isInCalendar));
var MINUTE_MS = 6e4;
var focusSessionSchema = z8.strictObject({
  minutes,
  started_at: moment2,
  /** As many minutes later, or more with pauses. */
  ended_at: moment2,
  /** The UTC day whose study time it is. */
  day: z8.string().check(z8.refine(isDay)),
  /** The schedule entry or the task that it was for, not both, and its title then. */
  entry_id: z8.exactOptional(documentId),
  task_id: z8.exactOptional(documentId),
  title: z8.exactOptional(
    z8.string().check(
      z8.refine((value) => !isBlank(value) && !isBroken(value) && value.length <= PLANNER_LIMITS.title)
    )
  )
}).check(
  z8.refine(({ entry_id, task_id }) => entry_id === void 0 || task_id === void 0),
  z8.refine(
    ({ started_at, ended_at, minutes: minutes2 }) => ended_at.getTime() - started_at.getTime() >= minutes2 * MINUTE_MS
  )
);
var DAY_MINUTES = 1440;
var focusMonthSchema = z8.strictObject({
  month: z8.string().check(z8.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)),
  days: z8.record(
    z8.string().check(z8.regex(/^(0[1-9]|[12][0-9]|3[01])$/)),
    z8.int().check(z8.gte(1), z8.lte(DAY_MINUTES))
  ),
  /** The session that was added last: it is what the rules hold the sum against. */
  last_session_id: documentId
}).check(z8.refine(({ month, days }) => Object.keys(days).every((day4) => isDay(`${month}-${day4}`))));

// domain/src/schemas/journal.ts
import * as z9 from "zod/mini";

// domain/src/journal.ts
var MOODS = ["great", "good", "okay", "poor"];
var JOURNAL_LIMITS = {
  text: 1e4,
  items: 50,
  item: 200,
  maxStudyTime: 24,
  studyTimeStep: 0.5,
  /** Entries that the page lists at first and more on demand, and those that it reads at once. */
  listed: 20,
  loaded: 50
};

// domain/src/schemas/journal.ts
var text = (max) => z9.string().check(
  z9.refine((value) => !isBlank(value), "Write something"),
  z9.refine((value) => value.length <= max, `Keep it to ${max.toLocaleString("en")} characters`),
  z9.refine((value) => !isBroken(value), "This text has a broken character")
);
var item = z9.string().check(
  z9.refine((value) => !isBlank(value), "Write something"),
  z9.refine((value) => !value.includes("\n"), "Keep it to one line"),
  z9.refine(
    (value) => [...value].length <= JOURNAL_LIMITS.item,
    `Keep it to ${JOURNAL_LIMITS.item} characters`
  ),
  z9.refine((value) => !isBroken(value), "This text has a broken character")
);
var items = z9.array(item).check(z9.maxLength(JOURNAL_LIMITS.items, `Keep it to ${JOURNAL_LIMITS.items} lines`));
var hours = `Enter 0 to ${JOURNAL_LIMITS.maxStudyTime} hours in half steps`;
var journalEntrySchema = z9.strictObject({
  entry_text: text(JOURNAL_LIMITS.text),
  mood: z9.enum(MOODS),
  goals: items,
  achievements: items,
  study_time: z9.number(hours).check(
    z9.gte(0, hours),
    z9.lte(JOURNAL_LIMITS.maxStudyTime, hours),
    // Not z.multipleOf: it forgives what a division loses, the rules do not.
    z9.refine((value) => Number.isInteger(value / JOURNAL_LIMITS.studyTimeStep), hours)
  ),
  entry_date: z9.string().check(z9.refine(isDay)),
  created_at: z9.date()
});

// domain/src/schemas/leaderboard.ts
import * as z10 from "zod/mini";

// domain/src/leaderboard.ts
var RANK_TYPES = ["all-time", "weekly", "daily"];

// domain/src/schemas/leaderboard.ts
var count2 = z10.int().check(z10.gte(0));
var leaderboardRowSchema = z10.strictObject({
  user_id: z10.string(),
  username: z10.string(),
  profile_image_url: z10.nullable(z10.string()),
  /** All ever earned. */
  total_points: count2,
  current_streak: count2,
  tools_used_today: count2,
  rank_position: z10.int().check(z10.gte(1))
});
var leaderboardSchema = z10.strictObject({
  rank_type: z10.enum(RANK_TYPES),
  rows: z10.array(leaderboardRowSchema),
  /** Students on the boards, of whom the rows are the first. */
  students: count2,
  created_at: z10.date()
});
var boardsClaimSchema = z10.strictObject({ claimed_at: z10.date() });
var boardsStateSchema = z10.strictObject({
  departures: z10.exactOptional(count2),
  rebuilt_at: z10.exactOptional(z10.date())
});
var storedRankSchema = z10.strictObject({
  rank: z10.nullable(count2),
  students: count2,
  rebuilt_at: z10.date()
});

// domain/src/schemas/library.ts
import * as z11 from "zod/mini";

// domain/src/vault.ts
var VAULT_CATEGORIES = ["notes", "media", "presentations", "other"];
var CATEGORY_OF = {
  pdf: "notes",
  docx: "notes",
  note: "notes",
  jpg: "media",
  png: "media",
  mp4: "media",
  pptx: "presentations",
  other: "other"
};
var VAULT_TYPES = Object.keys(CATEGORY_OF);
var VAULT_LIMITS = {
  filename: 200,
  subject: 60,
  tag: 30,
  tags: 10,
  fileBytes: 50 * 1024 * 1024,
  /** Of a PDF file that is read in the app. */
  pages: 1e4,
  noteContent: 5e4,
  /** Of a stored file's name, the time before it not counted. */
  storedName: 150,
  /** One page of the list. */
  page: 24,
  recent: 6,
  recentDays: 7,
  subjects: 50,
  reportDetails: 500,
  /** Reports by different students that hide a file until a moderator has looked. */
  reportsToHide: 3,
  /** What a moderator's page lists, and how many of a file's reports it tells. */
  reportedFiles: 24,
  reportsTold: 10,
  /** Milliseconds for which the upload dialog still shows a batch that is complete. */
  closesAfter: 1e3
};
var UPLOAD_MESSAGES = {
  type: "Choose a PDF, Word, PowerPoint, JPG, PNG or MP4 file.",
  empty: "This file is empty.",
  size: "This file is larger than 50 MB.",
  name: "Enter a name.",
  longName: `Keep the name to ${VAULT_LIMITS.filename} characters.`,
  subject: `Keep the subject to ${VAULT_LIMITS.subject} characters.`,
  tag: `Keep each tag to ${VAULT_LIMITS.tag} characters.`,
  tags: `Keep it to ${VAULT_LIMITS.tags} tags.`
};

// domain/src/schemas/library.ts
var page = z11.int().check(z11.gte(1), z11.lte(VAULT_LIMITS.pages));
var libraryFileSchema = z11.strictObject({
  filename: z11.string().check(z11.minLength(1), z11.maxLength(VAULT_LIMITS.filename)),
  /** Bytes. */
  size: z11.int().check(z11.gte(1), z11.lte(VAULT_LIMITS.fileBytes)),
  /** The page that was read last, from 1. */
  page,
  /** How many there are. */
  pages: page,
  added_at: z11.date(),
  opened_at: z11.date()
}).check(z11.refine(({ page: page2, pages }) => page2 <= pages));

// domain/src/schemas/notifications.ts
import * as z12 from "zod/mini";

// domain/src/notifications.ts
var NOTIFICATION_TYPES = ["update", "reward", "info"];

// domain/src/schemas/notifications.ts
var notificationSchema = z12.strictObject({
  type: z12.enum(NOTIFICATION_TYPES),
  title: z12.string(),
  message: z12.string(),
  unread: z12.boolean(),
  created_at: z12.date(),
  /** Firestore deletes it after this time; one without it stays. */
  expires_at: z12.exactOptional(z12.date())
});

// domain/src/schemas/nudges.ts
import * as z13 from "zod/mini";

// domain/src/plans.ts
var USAGE_FEATURES = {
  pdfUploads: "pdf_uploads",
  aiTools: "ai_tools",
  labTime: "ai_lab_time"
};
var FEATURES = {
  ai_tools: { from: "free", freeADay: 2 },
  pdf_uploads: { from: "free", freeADay: 3 },
  pdf_library: { from: "starter" },
  smart_planner: { from: "pro" },
  advanced_journal: { from: "pro" }
};
var FEATURE_NAMES = Object.keys(FEATURES);
var PLAN_FEATURES = PLANS.flatMap((plan2) => FEATURE_NAMES.map((feature) => rowOf(plan2, feature)));
function rowOf(plan2, feature) {
  const { from: from2, ...limits } = FEATURES[feature];
  return {
    plan: plan2,
    feature_name: feature,
    enabled: PLANS.indexOf(plan2) >= PLANS.indexOf(from2),
    daily_limit: plan2 === "free" && "freeADay" in limits ? limits.freeADay : null
  };
}
function usesADay(plan2, feature) {
  const row = PLAN_FEATURES.find((each) => each.plan === plan2 && each.feature_name === feature);
  return row?.enabled ? row.daily_limit : 0;
}
var FEATURE_PLANS = Object.fromEntries(
  FEATURE_NAMES.map((feature) => [feature, PLANS.find((plan2) => unlocks(plan2, feature))])
);
function unlocks(plan2, feature) {
  return usesADay(plan2, feature) !== 0;
}
var FREE_PDF_UPLOADS = FEATURES.pdf_uploads.freeADay;

// domain/src/nudges.ts
var NUDGE_KINDS = [
  "plan_session",
  "streak_at_risk",
  "task_due",
  "cards_due",
  "journal_not_written",
  "plan_expiring"
];
var NUDGE_STATUSES = ["pending", "snoozed", "done", "dismissed"];
var NUDGE_LIMITS = {
  /** Most that a student may ask for a day: one of each kind. */
  maxADay: NUDGE_KINDS.length,
  /** Browser notifications a day, on each device. */
  browserADay: 2,
  /** Minutes for which a nudge can be put off. */
  snoozeMinutes: [30, 60, 180],
  /** Hours before it is due at which a task is nudged about. */
  taskHours: 24,
  /** Most that come a day through Home, which reads no more of their states. */
  home: 3,
  /** States that the page reads at first, all of today's among them, and more at once on demand. */
  listed: NUDGE_KINDS.length,
  more: 20
};

// domain/src/schemas/nudges.ts
var nudgeStateSchema = z13.strictObject({
  kind: z13.enum(NUDGE_KINDS),
  day: z13.string().check(z13.refine(isDay)),
  status: z13.enum(NUDGE_STATUSES),
  snoozed_until: z13.nullable(z13.date().check(z13.refine(isInCalendar))),
  updated_at: z13.date()
}).check(z13.refine(({ status: status2, snoozed_until }) => status2 === "snoozed" === (snoozed_until !== null)));
var hour = wholeNumber.check(z13.gte(0), z13.lte(23));
var from = z13.nullable(hour);
var nudgeSettingsSchema = z13.strictObject({
  /** From which hour on a kind is given; null is never. */
  from: z13.strictObject({
    plan_session: from,
    streak_at_risk: from,
    task_due: from,
    cards_due: from,
    journal_not_written: from,
    plan_expiring: from
  }),
  quiet_from: hour,
  quiet_to: hour,
  max_a_day: z13.int().check(z13.gte(1), z13.lte(NUDGE_LIMITS.maxADay)),
  /** Whether the browser may tell of them. */
  browser: z13.boolean()
});

// domain/src/schemas/planner.ts
import * as z14 from "zod/mini";
var text2 = (name, max) => z14.string(`Enter a ${name}`).check(
  z14.refine((value) => !isBlank(value), `Enter a ${name}`),
  z14.refine((value) => !isBroken(value), `Take the broken character out of the ${name}`),
  // Not z.maxLength: it counts an emoji as one, the rules as two.
  z14.refine((value) => value.length <= max, `Keep the ${name} to ${max} characters`)
);
var title = text2("title", PLANNER_LIMITS.title);
var day2 = (message) => z14.string(message).check(z14.refine(isDay, message));
var focusMinutes = z14.exactOptional(z14.int().check(z14.gte(1), z14.lte(PLANNER_LIMITS.focusMinutes)));
var durationMessage = `Enter whole minutes from ${PLANNER_LIMITS.minDuration} to ${PLANNER_LIMITS.maxDuration} (24 hours)`;
var plannerEntrySchema = z14.strictObject({
  title,
  category: z14.enum(STORED_CATEGORIES, "Choose a category"),
  start_time: z14.string("Enter a start time").check(z14.regex(new RegExp(`^${TIME_PATTERN}$`), "Enter a time from 00:00 to 23:59")),
  duration: z14.number(durationMessage).check(
    z14.int(durationMessage),
    z14.gte(PLANNER_LIMITS.minDuration, durationMessage),
    z14.lte(PLANNER_LIMITS.maxDuration, durationMessage)
  ),
  priority: z14.literal(STORED_PRIORITIES, "Choose a priority"),
  date: day2("Choose a date"),
  subject: z14.exactOptional(text2("subject", PLANNER_LIMITS.subject)),
  due_date: z14.exactOptional(day2("Choose a due date")),
  focus_minutes: focusMinutes,
  completed: z14.boolean()
}).check(
  z14.refine((entry) => entry.due_date === void 0 || entry.category === "assignment", {
    message: "Only an assignment has a due date",
    path: ["due_date"]
  })
);
var taskSchema = z14.strictObject({
  title,
  description: z14.exactOptional(text2("description", PLANNER_LIMITS.description)),
  tag: z14.exactOptional(text2("tag", PLANNER_LIMITS.tag)),
  due_date: z14.date("Choose a due date").check(z14.refine(isInCalendar, "Choose a date from 2000 to 2099")),
  priority: z14.literal(STORED_PRIORITIES, "Choose a priority"),
  status: z14.enum(TASK_STATUSES, "Choose a status"),
  focus_minutes: focusMinutes,
  updated_at: z14.date()
});

// domain/src/schemas/points.ts
import * as z15 from "zod/mini";

// domain/src/points.ts
var ACTIONS = {
  task_completed: { points: 5, perDay: 10, label: "completing a task" },
  journal_entry: { points: 10, perDay: 1, label: "a journal entry" },
  ai_tool: { points: 15, perDay: null, label: "using an AI tool" },
  ai_lab_time: { points: 5, perDay: 1, label: "5 minutes in the AI Lab" }
};
var BADGES = {
  early_bird: { name: "Early Bird", condition: "Be active before 8 in the morning, Lagos time" },
  study_streak: { name: "Study Streak", condition: "Keep a streak of 7 days" },
  task_master: { name: "Task Master", condition: "Complete 50 tasks" }
};

// domain/src/rewards.ts
var REWARD_ICONS = ["Brain", "Star", "Crown", "Zap", "Calendar", "Trophy", "Upload"];
var REWARD_IDS = [
  "streak_freeze",
  "extra_ai_uses",
  "scholar_badge",
  "harmattan_theme",
  "mentor_hour"
];
var FEATURES2 = {
  extraAiUses: "extra_ai_uses",
  scholarBadge: "scholar_badge",
  harmattanTheme: "harmattan_theme",
  mentorHour: "mentor_hour"
};
var REWARDS = {
  streak_freeze: {
    name: "Streak Freeze",
    description: "One missed day does not break your streak.",
    icon: "Calendar",
    points_required: 100,
    is_active: true,
    effect: { kind: "streak_freeze" }
  },
  extra_ai_uses: {
    name: "Extra AI Uses",
    description: "Three more AI tool uses until the day ends.",
    icon: "Brain",
    points_required: 150,
    is_active: true,
    effect: { kind: "access_today", feature: FEATURES2.extraAiUses, amount: 3 }
  },
  scholar_badge: {
    name: "Scholar Badge",
    description: "A crown beside your name on your profile.",
    icon: "Crown",
    points_required: 500,
    is_active: true,
    effect: { kind: "access", feature: FEATURES2.scholarBadge }
  },
  harmattan_theme: {
    name: "Harmattan Theme",
    description: "The app in the colours of the dry season. Put it on in your profile, under Settings.",
    icon: "Star",
    points_required: 300,
    is_active: true,
    effect: { kind: "access", feature: FEATURES2.harmattanTheme }
  },
  mentor_hour: {
    name: "Mentor Hour",
    description: "An hour with a mentor of your subject. Not available yet.",
    icon: "Trophy",
    points_required: 1e3,
    is_active: false,
    effect: { kind: "access", feature: FEATURES2.mentorHour }
  }
};

// domain/src/schemas/points.ts
var count3 = z15.int().check(z15.gte(0));
var day3 = z15.string().check(z15.refine(isDay));
var paidAction = z15.enum(Object.keys(ACTIONS));
var userPointsSchema = z15.strictObject({
  /** The wallet: what can be spent. At any moment the sum of the ledger. */
  total_points: count3,
  /** All ever earned; never falls. Level, XP and the all-time board use it. */
  points_earned: count3,
  /** As of `last_activity_date`: read it through `currentStreak` of ../streak.ts. */
  current_streak: count3,
  longest_streak: count3,
  last_activity_date: z15.nullable(day3),
  /** The days on which streak freezes were got, in order, and how many of them are used up. */
  freezes: z15.array(day3),
  freezes_used: count3,
  tasks_completed: count3,
  badges: z15.array(z15.enum(Object.keys(BADGES))),
  /** The last actions, newest first. */
  points_history: z15.array(z15.strictObject({ action: z15.string(), points: z15.int(), at: z15.date() })),
  tools_used_today: count3,
  /** The UTC day that `tools_used_today` counts. */
  tools_day: z15.nullable(day3),
  /** Copied for the boards, so that a row costs no second read. */
  name: z15.string(),
  avatar_url: z15.nullable(z15.string()),
  on_boards: z15.boolean(),
  created_at: z15.date(),
  updated_at: z15.date()
});
var ledgerEntrySchema = z15.strictObject({
  action: z15.string(),
  /** Negative for what was spent. */
  points: z15.int(),
  day: day3,
  created_at: z15.date()
});
var userStreakSchema = z15.strictObject({
  activity_date: day3,
  points_earned: count3,
  /** What was paid for on this day, each once. */
  activities: z15.array(paidAction),
  /** How often each was paid, for the daily caps. */
  counts: z15.partialRecord(paidAction, count3)
});
var rewardSchema = z15.strictObject({
  name: z15.string(),
  description: z15.string(),
  icon: z15.enum(REWARD_ICONS),
  points_required: count3,
  is_active: z15.boolean()
});
var userRewardSchema = z15.strictObject({
  reward_id: z15.enum(REWARD_IDS),
  reward_name: z15.string(),
  points: count3,
  /** What the wallet held afterwards: the answer for who asks again with the same key. */
  points_after: z15.exactOptional(count3),
  date_redeemed: z15.date(),
  status: z15.literal("active")
});
var featureAccessSchema = z15.strictObject({
  feature_name: z15.string(),
  is_active: z15.boolean(),
  expires_at: z15.nullable(z15.date()),
  /** For what is counted: how much. */
  amount: z15.exactOptional(count3)
});

// domain/src/schemas/problems.ts
import * as z16 from "zod/mini";

// domain/src/problems.ts
var PROBLEM_LIMITS = { message: 300, stack: 3e3, path: 200, version: 20 };

// domain/src/schemas/problems.ts
var part = (max) => z16.string().check(z16.maxLength(max));
var problemSchema = z16.strictObject({
  message: part(PROBLEM_LIMITS.message),
  stack: part(PROBLEM_LIMITS.stack),
  /** Of the page, without what is asked in it. */
  path: part(PROBLEM_LIMITS.path),
  version: part(PROBLEM_LIMITS.version)
});

// domain/src/schemas/settings.ts
import * as z17 from "zod/mini";

// domain/src/settings.ts
var THEMES = ["akada", "harmattan"];

// domain/src/schemas/settings.ts
var settingsSchema = z17.strictObject({
  /** Whether the student stands on the public boards. */
  on_boards: z17.boolean(),
  /** 'harmattan' needs the reward of that name. */
  theme: z17.enum(THEMES),
  /** Whether Akada may draw attention to itself: the bell's number, what pops up. On, where it was never set. */
  notifications: z17.exactOptional(z17.boolean()),
  /** Of the plan that was cancelled: its end, of which the student is not reminded. A payment moves the end. */
  cancelled_until: z17.exactOptional(z17.nullable(z17.date().check(z17.refine(isInCalendar)))),
  /** Absent until something was set. */
  nudges: z17.exactOptional(nudgeSettingsSchema)
});

// domain/src/schemas/tickets.ts
import * as z18 from "zod/mini";

// domain/src/tickets.ts
var TICKET_STATUSES = ["open", "upheld", "rejected", "closed"];
var REPORT_REASONS = {
  copyright: "It is somebody else\u2019s work",
  offensive: "It is offensive or unsafe",
  wrong: "It is wrong or misleading",
  spam: "It is spam or no study material",
  other: "Something else"
};

// domain/src/schemas/tickets.ts
var ticket = {
  user_id: z18.string(),
  status: z18.enum(TICKET_STATUSES),
  created_at: z18.date(),
  /** What support says to it, and when it did: written by the server only. */
  answer: z18.exactOptional(z18.string()),
  answered_at: z18.exactOptional(z18.date())
};
var reason = z18.enum(
  Object.keys(REPORT_REASONS),
  "Choose what is wrong with it."
);
var details = z18.string().check(
  z18.refine((value) => !isBlank(value), "Write something, or leave it empty."),
  z18.refine((value) => !isBroken(value), "Take the broken character out."),
  z18.refine(
    (value) => value.length <= VAULT_LIMITS.reportDetails,
    `Keep it to ${VAULT_LIMITS.reportDetails} characters.`
  )
);
var reportTicketSchema = z18.strictObject({
  ...ticket,
  type: z18.literal("report"),
  file_id: z18.string(),
  reason,
  details: z18.exactOptional(details)
});
var toolRequestSchema = z18.strictObject({
  ...ticket,
  type: z18.literal("tool_request"),
  details: z18.string().check(
    z18.refine((value) => !isBlank(value), "Say what the tool should do."),
    z18.refine((value) => !isBroken(value), "Take the broken character out."),
    z18.refine(
      (value) => value.length <= AI_LIMITS.toolRequest,
      `Keep it to ${AI_LIMITS.toolRequest} characters.`
    )
  )
});
var refundRequestSchema = z18.strictObject({
  ...ticket,
  type: z18.literal("refund_request"),
  payment_reference: documentId
});
var paymentTicketSchema = z18.strictObject({
  ...ticket,
  type: z18.literal("payment"),
  payment_reference: documentId,
  details: z18.string()
});
var disputeTicketSchema = z18.strictObject({
  ...ticket,
  type: z18.literal("dispute"),
  payment_reference: documentId,
  details: z18.string()
});
var ticketSchema = z18.discriminatedUnion("type", [
  reportTicketSchema,
  toolRequestSchema,
  refundRequestSchema,
  paymentTicketSchema,
  disputeTicketSchema
]);
var reportedFileSchema = z18.strictObject({
  /** Of the file's contributor. */
  user_id: z18.string(),
  filename: z18.string(),
  /** Open reports, each by another student, and the last of them. */
  reports: z18.int().check(z18.gte(0)),
  told: z18.array(z18.strictObject({ reason, details: z18.exactOptional(details), created_at: z18.date() })),
  hidden: z18.boolean(),
  status: z18.enum(["open", "done"]),
  updated_at: z18.date()
});

// domain/src/schemas/vault.ts
import * as z19 from "zod/mini";
var count4 = z19.int().check(z19.gte(0));
var text3 = (max, missing, long) => z19.string(missing).check(
  z19.refine((value) => !isBlank(value), missing),
  z19.refine((value) => !isBroken(value), "Take the broken character out."),
  z19.refine((value) => value.length <= max, long)
);
var tag = z19.string().check(
  z19.refine((value) => !isBlank(value) && !value.includes("\n"), "Enter a tag."),
  z19.refine((value) => !isBroken(value), "Take the broken character out."),
  z19.refine((value) => [...value].length <= VAULT_LIMITS.tag, UPLOAD_MESSAGES.tag)
);
var vaultDetailsSchema = z19.strictObject({
  filename: text3(VAULT_LIMITS.filename, UPLOAD_MESSAGES.name, UPLOAD_MESSAGES.longName),
  subject: z19.exactOptional(text3(VAULT_LIMITS.subject, "Enter a subject.", UPLOAD_MESSAGES.subject)),
  tags: z19.exactOptional(
    z19.array(tag).check(
      z19.minLength(1),
      z19.maxLength(VAULT_LIMITS.tags, UPLOAD_MESSAGES.tags),
      z19.refine((tags) => new Set(tags).size === tags.length, "Enter each tag once.")
    )
  )
});
var newVaultItemSchema = z19.strictObject({
  ...vaultDetailsSchema.shape,
  user_id: z19.string(),
  file_url: z19.nullable(z19.string()),
  type: z19.enum(VAULT_TYPES),
  category: z19.enum(VAULT_CATEGORIES),
  size: z19.int().check(z19.gte(1), z19.lte(VAULT_LIMITS.fileBytes)),
  view_count: count4,
  download_count: count4,
  created_at: z19.date()
});
var vaultListingSchema = z19.strictObject({
  uploader: profileSchema,
  /** Beginnings of words, see ../vault-search.ts. */
  tokens: z19.array(z19.string()),
  filename_lower: z19.string(),
  uploader_lower: z19.string(),
  subject_lower: z19.string(),
  /** Whether it waits for a moderator. */
  hidden: z19.boolean(),
  /** Of a file: which upload of its object was looked at. Another one under the same name is another file. */
  generation: z19.exactOptional(z19.string())
});
var vaultItemSchema = z19.strictObject({ ...newVaultItemSchema.shape, ...vaultListingSchema.shape });
var noteSchema = z19.strictObject({
  title: text3(
    VAULT_LIMITS.filename,
    "Enter a title.",
    `Keep the title to ${VAULT_LIMITS.filename} characters.`
  ),
  content: text3(
    VAULT_LIMITS.noteContent,
    "Write something.",
    `Keep the note to ${VAULT_LIMITS.noteContent.toLocaleString("en")} characters.`
  )
});
var vaultStatsSchema = z19.strictObject({
  files: count4,
  /** Students with at least one file. */
  contributors: count4,
  views: count4,
  groups: z19.record(z19.enum(VAULT_CATEGORIES), count4),
  /** The subjects with the most files, by name. */
  subjects: z19.array(z19.strictObject({ subject: z19.string(), files: count4 })),
  rebuilt_at: z19.date()
});
var pdfUsageSchema = z19.strictObject({
  feature_name: z19.literal(USAGE_FEATURES.pdfUploads),
  usage_date: z19.string().check(z19.refine(isDay)),
  usage_count: z19.int().check(z19.gte(1)),
  last_file_id: z19.string()
});
var vaultObjectSchema = z19.strictObject({ path: z19.string(), created_at: z19.date() });
export {
  DAY_MINUTES,
  accountDeletionSchema,
  accountSchema,
  aiQuotaSchema,
  aiReservationSchema,
  aiResultSchema,
  aiUsageSchema,
  boardsClaimSchema,
  boardsStateSchema,
  cardSchema,
  chatSchema,
  checkoutSchema,
  closedPaymentSchema,
  cramSheetSchema,
  deckSchema,
  disputeTicketSchema,
  documentId,
  exportChunkSchema,
  featureAccessSchema,
  flashcardsSchema,
  focusMonthSchema,
  focusSessionSchema,
  fullNameSchema,
  generateChunkSchema,
  generateInputSchema,
  generateOutputSchema,
  idempotencyKey,
  journalEntrySchema,
  labTimeSchema,
  leaderboardRowSchema,
  leaderboardSchema,
  ledgerEntrySchema,
  libraryFileSchema,
  lifetimeSlotSchema,
  lifetimeSummarySchema,
  newVaultItemSchema,
  noteSchema,
  notificationSchema,
  nudgeSettingsSchema,
  nudgeStateSchema,
  paymentSchema,
  paymentTicketSchema,
  pdfUsageSchema,
  planFeatureSchema,
  plannerEntrySchema,
  problemSchema,
  profileSchema,
  refundRequestSchema,
  reportTicketSchema,
  reportedFileSchema,
  rewardSchema,
  settingsSchema,
  storedRankSchema,
  studyPlanSchema,
  subscriptionSchema,
  taskSchema,
  ticketSchema,
  toolRequestSchema,
  userPointsSchema,
  userRewardSchema,
  userStreakSchema,
  usernameOwnerSchema,
  usernameSchema,
  vaultDetailsSchema,
  vaultItemSchema,
  vaultListingSchema,
  vaultObjectSchema,
  vaultStatsSchema,
  wholeNumber
};
