// `npm run shots`: the pictures of README and docs. With `--screens`: every screen in every language, for readers.

import { argv } from 'node:process';

if (argv.includes('--screens')) await import('./screens/main.ts');
else await import('./pictures.ts');
