import { failOnUnexpectedLogs } from './logs.ts';

failOnUnexpectedLogs();
