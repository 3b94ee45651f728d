import { REGION } from '@akada/domain/callables/region';
import { type Mode, projectId } from '../modes.ts';
import { HOST, portsOf } from '../ports.ts';
import type { FakeService } from './fake-process.ts';
import { hasFakeScanner } from './file-scanner.ts';
import { flutterwaveEnv, paymentProviderOf } from './payments.ts';
import { studyEngineOf } from './study-engine.ts';

/**
 * The fakes that run beside the functions: one for each service without a key in the environment, and the scanner if
 * `FILE_SCANNER_URL` is `local`.
 */
export function fakesFor(mode: Mode, env: NodeJS.ProcessEnv = process.env): FakeService[] {
  const { gemini, flutterwave, scanner } = portsOf(mode);
  const fakes: FakeService[] = [];
  if (studyEngineOf(mode, env) === 'local') {
    fakes.push({ name: 'fake Gemini', main: 'gemini/main.ts', port: gemini, env: {} });
  }
  if (paymentProviderOf(mode, env) === 'local') {
    fakes.push({
      name: 'fake Flutterwave',
      main: 'flutterwave/main.ts',
      port: flutterwave,
      env: { ...flutterwaveEnv(mode, env), FLUTTERWAVE_WEBHOOK_URL: webhookUrl(mode) },
    });
  }
  if (hasFakeScanner(mode, env)) {
    fakes.push({ name: 'fake scanner', main: 'scanner/main.ts', port: scanner, env: {} });
  }
  return fakes;
}

/** Lines for the terminal: which services are real and which are fakes. */
export function describeServices(mode: Mode, env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    studyEngineOf(mode, env) === 'local'
      ? 'AI tools use the local study engine.'
      : 'AI tools use Gemini with your key.',
    paymentProviderOf(mode, env) === 'local'
      ? `Payments are simulated. Pending ones: http://${HOST}:${portsOf(mode).flutterwave}`
      : 'Payments use Flutterwave with your keys.',
  ];
}

/** The webhook of the functions emulator, which the fake Flutterwave calls. */
function webhookUrl(mode: Mode): string {
  return `http://${HOST}:${portsOf(mode).functions}/${projectId(mode)}/${REGION}/flutterwaveWebhook`;
}
