import { REGION } from '@akada/domain/callables/region';
import { hasLocalScanner } from './file-scanner.ts';
import { type Mode, projectId } from './modes.ts';
import { flutterwaveEnv, paymentProviderOf } from './payments.ts';
import { HOST, portsOf } from './ports.ts';
import type { StandIn } from './stand-in.ts';
import { studyEngineOf } from './study-engine.ts';

/**
 * The stand-ins that run beside the functions of a mode: of each service that the environment has no key for, and the scanner
 * where the developer asks for it.
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

/** What the reader is told of them at the terminal. */
export function standInWords(mode: Mode, env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    studyEngineOf(mode, env) === 'local'
      ? 'AI tools are answered by a study engine on this machine.'
      : 'AI tools ask Gemini, with your key.',
    paymentProviderOf(mode, env) === 'local'
      ? `Payments are simulated, no money moves: http://${HOST}:${portsOf(mode).flutterwave} lists what is pending.`
      : 'Payments go to Flutterwave, with your keys.',
  ];
}

/** The function that the provider tells of payments, on the functions emulator. */
function webhookUrl(mode: Mode): string {
  return `http://${HOST}:${portsOf(mode).functions}/${projectId(mode)}/${REGION}/flutterwaveWebhook`;
}
