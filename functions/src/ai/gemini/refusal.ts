/** What the service means when it refuses a call. */

import { ServiceError } from './service.ts';
import { OPTIONAL_SETTINGS, type OptionalSetting } from './settings.ts';

/** Whether a retry can help: after too many requests, a server error, or a lost connection. */
export function isRetryable(error: unknown): boolean {
  return isOverloaded(error) || (error instanceof ServiceError && error.isConnectionLost);
}

/** Whether the model is overloaded or its quota is used up. Another model may still answer. */
export function isOverloaded(error: unknown): boolean {
  const status = statusOf(error);
  return status === 429 || (status !== undefined && status >= 500);
}

/** Whether the model does not exist any more, or cannot answer. */
export function isModelMissing(error: unknown): boolean {
  return statusOf(error) === 404 && !isFileMissing(error);
}

/** Whether the request refers to an uploaded file that has expired or was deleted. */
export function isFileMissing(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 403 || status === 404) && /\bfiles?\b/i.test(messageOf(error));
}

const KEY_REASONS = ['API_KEY_INVALID', 'API_KEY_SERVICE_BLOCKED', 'SERVICE_DISABLED', 'CONSUMER_SUSPENDED'];

/** Whether the service accepts no call with this key: it is wrong, expired, blocked, or not for this region. */
export function isKeyRefused(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { status, details } = error;
  if (details.some(({ reason = '' }) => KEY_REASONS.includes(reason))) return true;
  if (status === 401 || (status === 403 && !isFileMissing(error))) return true;
  return (
    status === 400 && /API key (?:not valid|expired|not found)|location is not supported/i.test(error.message)
  );
}

const SETTING_NAMES: Record<OptionalSetting, RegExp> = {
  temperature: /temperature/i,
  thinkingConfig: /thinking|\bbudget\b/i,
};

/** The optional settings that a refusal with status 400 names; all of them if Google names nothing, as some models do. */
export function refusedSettings(error: unknown): readonly OptionalSetting[] {
  if (statusOf(error) !== 400 || isKeyRefused(error)) return [];
  const message = messageOf(error);
  const named = OPTIONAL_SETTINGS.filter((setting) => SETTING_NAMES[setting].test(message));
  if (named.length > 0) return named;
  return /Request contains an invalid argument/.test(message) ? OPTIONAL_SETTINGS : [];
}

/** How long the service asks to wait before the next call, in milliseconds; undefined if it does not say. */
export function retryDelayMs(error: unknown): number | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const info = error.details.find((detail) => detail['@type']?.endsWith('/google.rpc.RetryInfo'));
  const [, seconds] = /^(\d{1,9}(?:\.\d{1,9})?)s$/.exec(info?.retryDelay ?? '') ?? [];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1_000);
}

function statusOf(error: unknown): number | undefined {
  return error instanceof ServiceError ? error.status : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
