import { titleFromFirstLine } from '@akada/domain/ai/title';
import { replyInChat } from '../answers/reply.ts';
import { splitPrompt } from '../answers/split-prompt.ts';
import { answerResult } from './explainer.ts';
import { replyToHomework } from './homework.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult } from './results.ts';
import { makeSummary } from './summarizer.ts';

/** A message that asks for a summary of all notes: 'summarise my notes', 'the key points please'. */
const ASKS_FOR_SUMMARY =
  /^\W*(?:(?:please|pls|kindly|can you|could you|help me(?: to)?)\s+)*(?:summari[sz]e|sum up|(?:(?:give|show|tell) me |what are )?(?:the |a |my )?(?:(?:short |brief |quick )?summary|(?:key|main|important) points))(?:\s+(?:of|in|from))?(?:\s+(?:all|the|this|these|my|whole|entire|it|them|everything|notes?|text|pdf|file|document|handout|chapter|lecture|passage|material))*(?:\s+(?:for me|please|pls))*\W*$/i;

/** A message that asks to be asked. */
const ASKS_FOR_QUESTIONS =
  /^\W*(?:(?:please|pls|can you|could you)\s+)*(?:(?:quiz|test|examine) me|(?:ask|give|set)(?: me)?(?: some| \p{L}+| \d+)?(?: (?:practice|quiz|test|exam|objective|theory))? questions)(?:\s+(?:on|about|from))?(?:\s+(?:this|these|it|my|the|notes?))*(?:\s+(?:now|please|pls))*\W*$/iu;
const ASKED_ELSEWHERE =
  'The chat answers questions. For questions about your notes, open Quiz, then Practice.';

/** 'Summarise osmosis' asks what the notes say about osmosis. */
const SUMMARISE = /^\W*(?:(?:please|pls|kindly)\s+)?(?:summari[sz]e|sum up)\s+(?=\p{L})/iu;

/**
 * A hint or the steps if the message is about a problem, the key points if it asks for a summary, where to practise if it asks
 * for questions, otherwise an answer from all notes in the chat.
 */
export function reply({ prompt, earlier, pages }: RequestOf<'chat'>): EngineResult {
  const homework = replyToHomework(prompt, earlier);
  if (homework) return homework;
  const { question } = splitPrompt(prompt);
  if (ASKS_FOR_QUESTIONS.test(question)) return emptyResult(ASKED_ELSEWHERE);
  const title = titleFromFirstLine(question || prompt, 'Chat');
  if (ASKS_FOR_SUMMARY.test(question)) {
    const pasted = [...earlier, prompt].map((message) => splitPrompt(message).notes).filter(Boolean);
    const all = [...pages, ...pasted.map((text) => ({ text }))];
    const summary = all.length > 0 && makeSummary({ tool: 'summarizer', prompt: '', pages: all });
    if (summary) return summary.isEmpty ? summary : { ...summary, title };
  }
  const message = prompt.replace(SUMMARISE, 'Explain ');
  return answerResult(replyInChat({ message, earlier, pages }), title);
}
