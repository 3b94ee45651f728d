/** Refuses the settings that Google's models refuse, by the model's name and in Google's words. */
import { ApiError, type Settings } from './protocol.ts';

/** The version of a model; an alias behaves like the newest. */
function versionOf(model: string): number {
  return Number(/^gemini-(\d+(?:\.\d+)?)-/.exec(model)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** @throws ApiError when this model refuses one of the settings */
export function refuseSettings(model: string, { thinkingConfig = {}, temperature }: Settings = {}): void {
  const { thinkingBudget, thinkingLevel } = thinkingConfig;
  const version = versionOf(model);
  if (thinkingBudget !== undefined && thinkingLevel !== undefined)
    throw refused('You can only set only one of thinking budget and thinking level.');
  if (version < 2.5 && (thinkingBudget ?? thinkingLevel) !== undefined)
    throw refused('thinking_config is not supported.');
  if (version < 3 && thinkingLevel !== undefined)
    throw refused('Thinking level is not supported for this model.');
  if (thinkingBudget === 0 && (version >= 3 || model.includes('-pro')))
    throw refused('Budget 0 is invalid. This model only works in thinking mode.');
  if (version >= 3.7 && thinkingLevel === 'minimal')
    throw refused(
      'Thinking level MINIMAL is not supported for this model. Please retry with other thinking level.',
    );
  // The newest models name no setting when they get one of the families before.
  if (version >= 3.5 && (thinkingBudget !== undefined || temperature !== undefined))
    throw refused('Request contains an invalid argument.');
}

function refused(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', message);
}
