import { REGION } from '@akada/domain/callables/region';
import { hasLocalScanner } from './file-scanner.ts';
import { type Mode, projectId } from './modes.ts';
import { flutterwaveEnv, paymentProviderOf } from './payments.ts';
import { HOST, portsOf } from './ports.ts';
import type { StandIn } from './stand-in.ts';
import { studyEngineOf } from './study-engine.ts';

/**
 * The stand-ins that run beside the functions: one for each service without a key in the environment, and the scanner if
 * `FILE_SCANNER_URL` asks for it.
 */
export function standInsOf(mode: Mode, env: NodeJS.ProcessEnv = process.env): StandIn[] {
  const { gemini, flutterwave, scanner } = portsOf(mode);
  const standIns: StandIn[] = [];
  if (studyEngineOf(mode, env) === 'local') {
    standIns.push({ name: 'study engine', main: 'gemini/main.ts', port: gemini, env: {} });
  }
  if (paymentProviderOf(mode, env) === 'local') {
    standIns.push({
      name: 'payment provider',
      main: 'flutterwave/main.ts',
      port: flutterwave,
      env: { ...flutterwaveEnv(mode, env), FLUTTERWAVE_WEBHOOK_URL: webhookUrl(mode) },
    });
  }
  if (hasLocalScanner(mode, env)) {
    standIns.push({ name: 'scanner', main: 'scanner/main.ts', port: scanner, env: {} });
  }
  return standIns;
}

/** Lines for the terminal: which services are real and which are stand-ins. */
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

/** The webhook of the functions emulator, which the payment provider calls. */
function webhookUrl(mode: Mode): string {
  return `http://${HOST}:${portsOf(mode).functions}/${projectId(mode)}/${REGION}/flutterwaveWebhook`;
}
