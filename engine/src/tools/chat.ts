import { titleFromFirstLine } from '@akada/domain/ai/title';
import { replyInChat } from '../answers/reply.ts';
import { splitPrompt } from '../answers/split-prompt.ts';
import { answerResult } from './explainer.ts';
import { replyToHomework } from './homework.ts';
import type { EngineResult, RequestOf } from './request.ts';

/** A hint or the steps if the message is about a problem, otherwise an answer from all notes in the chat. */
export function reply({ prompt, earlier, pages }: RequestOf<'chat'>): EngineResult {
  const homework = replyToHomework(prompt, earlier);
  if (homework) return homework;
  const title = titleFromFirstLine(splitPrompt(prompt).question || prompt, 'Chat');
  return answerResult(replyInChat({ message: prompt, earlier, pages }), title);
}
