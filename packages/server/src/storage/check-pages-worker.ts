import { answerTasks } from '../worker-pool.ts';
import { examinePages } from './examine-store.ts';
import { DatabaseSync } from './node-sqlite.ts';

answerTasks((file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return examinePages(database);
  } finally {
    database.close();
  }
});
