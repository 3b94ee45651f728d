import { taskSchema } from '@akada/domain/planner/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, fixtures, TASK, taskFields, updates } from './tasks.ts';

testRules('tasks', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('taskSchema', taskSchema, TASK, taskFields);
