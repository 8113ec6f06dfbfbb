import type { Consultation, Practice, Question } from '@mirabilia/hall';
import { newThread } from '@mirabilia/hall/thinking';

const hear = newThread(
  () => performance.now(),
  (act) => setTimeout(act),
);

addEventListener('message', ({ data }: MessageEvent<Question | Practice | Consultation>) => {
  const thought = hear(data);
  if (thought !== undefined) postMessage(thought);
});
