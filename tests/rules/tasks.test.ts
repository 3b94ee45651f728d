import { taskSchema } from '@akada/domain/planner/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, fixtures, TASK, taskFields, updates } from './cases/tasks.ts';

testRules('tasks', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('taskSchema', taskSchema, TASK, taskFields);
