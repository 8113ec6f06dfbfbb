import { newThread } from '@mirabilia/match-service/thinking';
import { answerTasks } from '../worker-pool.ts';

answerTasks(newThread(() => performance.now(), setImmediate));
