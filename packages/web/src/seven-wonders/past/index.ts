import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';

/** What everybody could do, in a replay. */
export const Choices = lazy(() => import('./choices.tsx'), Waiting);
